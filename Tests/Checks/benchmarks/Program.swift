import Foundation
import UIKit

@main @MainActor struct Program {
  static func main() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    for _ in CommandLine.arguments { callAll(views) }
    print(root.constraints.count)
  }
}
