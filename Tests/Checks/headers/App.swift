//  Names of an app next to a copied file. They must not clash with private names of the file.

enum Comparison { case ascending, descending }

let swappedAttributes = 0
@MainActor var collected = 0
func finish() {}
func makeConstraint() {}
func requireMainThread() {}
func activateOrCollect() {}

extension Array {
  var collected: Int { count }
  func finish() {}
  func activateOrCollect() {}
}

extension TALItem {
  func finish() {}
  func makeConstraint() {}
  func requireMainThread() {}
}
