//  Prints the files of the product's target, as the plug-ins of a documentation build see them.

import PackagePlugin

@main struct Files: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    for target in try context.package.targets(named: arguments) {
      guard let module = target.sourceModule else { continue }
      for file in module.sourceFiles { print(file.path) }
    }
  }
}
