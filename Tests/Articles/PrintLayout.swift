//  Prints constraints as lines of Textual Auto Layout. Add this file to your app, with or without the library.

import UIKit

extension UIView {
  /// Prints each active constraint that touches this view or anything inside it, with the names of `owner`'s properties.
  ///
  /// The last lines name views that you constrain while their autoresizing is on, and views with an ambiguous layout.
  /// Without comments, equal layouts print equal lines, so you can compare two outputs.
  func printLayout(of owner: Any, comments: Bool = true) {
    // The names of views, guides and constraints are properties of the owner, and of your views inside it.
    var names: [ObjectIdentifier: String] = [:]

    func add(_ value: Any, _ name: String) {
      let mirror = Mirror(reflecting: value), isList = mirror.displayStyle == .collection
      if mirror.displayStyle == .class { names.merge([ObjectIdentifier(value as AnyObject): name]) { old, _ in old } }
      guard isList || mirror.displayStyle == .optional else { return }
      for (i, each) in mirror.children.prefix(500).enumerated() { add(each.value, isList ? "\(name)[\(i)]" : name) }
    }

    func addProperties(of object: Any, _ path: String) {
      for property in sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap(\.children) {
        add(property.value, path + (property.label ?? "").replacingOccurrences(of: "$__lazy_storage_$_", with: ""))
      }
    }

    func name(_ item: AnyObject) -> String {
      if let name = names[ObjectIdentifier(item)] ?? (item as? UIView)?.accessibilityIdentifier { return name }
      guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return "\(type(of: item))" }
      let kind = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier  // 'UIViewSafeAreaLayoutGuide'
      let short = kind.replacingOccurrences(of: "^UI(View|ScrollView-)?", with: "", options: .regularExpression)
      return "\(name(view)).\(short.prefix(1).lowercased())\(short.dropFirst())"
    }

    let main = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded ?? self
    addProperties(of: owner, "")
    add(main, owner is UIView ? "self" : "view")
    for view in main.tree {
      let path = view === main && owner is UIView ? "" : name(view) + "."
      let contentView = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      add(contentView as Any, path + "contentView")
      // UIKit's own classes have nothing to read.
      if !Bundle(for: type(of: view)).bundlePath.contains("/System/Library/") { addProperties(of: view, path) }
    }

    let constraints = (tree + sequence(first: self, next: \.superview).dropFirst()).flatMap(\.constraints).filter {
      // UIKit's own constraints have a class like NSContentSizeLayoutConstraint, or an identifier like 'UISV-spacing'.
      let kind = "\(NSStringFromClass(type(of: $0))) \($0.identifier ?? "")"
      return kind.range(of: "^(NS(?!LayoutConstraint )|_UI(?!System)|[^ ]+ _?UI)", options: .regularExpression) == nil
        && ($0.firstItem == nil || contains($0.firstItem) || contains($0.secondItem))
    }

    let places = "- left right top bottom leading trailing width height centerX centerY lastBaseline firstBaseline"
    var attributes = places.components(separatedBy: " ")
    attributes += (attributes[1...6] + attributes[9...10]).map { "layoutMarginsGuide." + $0 }

    func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item, attributes.indices.contains(attribute.rawValue) else { return "distance" }
      return "\(name(item)).\(attributes[attribute.rawValue])Anchor"
    }

    func short(_ number: some BinaryFloatingPoint) -> String { String(format: "%.7g", Double(number)) }

    let lines = constraints.map { each in
      let (first, second) = (each.firstItem, each.secondItem)
      var (left, right) = (anchor(first, each.firstAttribute), anchor(second, each.secondAttribute))
      var (sign, times, plus) = (each.relation.rawValue, each.multiplier, each.constant)
      // The inner item is on the left. If there is none, the number is positive, or the names are in order.
      let isInner = first !== host(second) && host(second)?.contains(first) == true
      let isOuter = second !== host(first) && host(first)?.contains(second) == true
      let isBackwards = isInner != isOuter ? isOuter : times > 0 && plus != 0 ? plus < 0 : right < left
      if second != nil && times != 0 && isBackwards {
        (left, right, sign, times, plus) = (right, left, times > 0 ? -sign : sign, 1 / times, -plus / times)
      }
      var line = "\(left) \(["=<=", "=&=", "=>="][sign + 1]) "
      line += second == nil ? short(plus) : (times == 1 ? "" : "\(short(times)) * ") + right
      if second != nil && plus != 0 { line += plus < 0 ? " - \(short(-plus))" : " + \(short(plus))" }
      if each.priority != .required { line += " | TALPriority(\(short(each.priority.rawValue)))" }
      let address = String(UInt(bitPattern: ObjectIdentifier(each)), radix: 16)
      let notes = ["\(line)  // 0x\(address)", names[ObjectIdentifier(each)], each.identifier]
      return comments ? notes.compactMap(\.self).joined(separator: " ") : line
    }
    for line in lines.sorted() { print(line) }

    let ends = constraints.map { [$0.firstItem, $0.secondItem ?? $0.firstItem as? UILayoutGuide] }
    for view in tree {
      let isPlaced = ends.contains { $0.contains { host($0) === view } && !$0.allSatisfy { view.contains($0) } }
      if isPlaced && view.translatesAutoresizingMaskIntoConstraints { print("autoresizing is on:", name(view)) }
      if view.hasAmbiguousLayout && !"\(type(of: view))".hasPrefix("_") { print("ambiguous layout:", name(view)) }
    }
  }

  private var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// Returns the view itself, or the view that owns the guide.
  private func host(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Whether the item is this view, a view inside it, or a guide of these.
  private func contains(_ item: AnyObject?) -> Bool { host(item)?.isDescendant(of: self) == true }
}
