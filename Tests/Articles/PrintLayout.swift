//  Prints constraints as lines of Textual Auto Layout. Add this file to your app, with or without the library.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Prints the active constraints that touch this view or anything inside it, with the names of `owner`'s properties.
  ///
  /// The last lines name views that you constrain while their autoresizing is on, views with an ambiguous layout, and
  /// properties whose view has no superview, or has neither a size nor a constraint. (Nobody can tell which views a
  /// distance is between.)
  ///
  /// A line keeps the order in which it was written, unless it begins with the outer view. Without comments, two views
  /// side by side are in alphabetical order, so equal layouts print equal lines.
  ///
  /// The views in a `Set` share one name. If the object of an `unowned` property is gone, the app stops, because this
  /// function reads all properties. If that property is a controller's, use the controller's view as the owner.
  func printLayout(of owner: Any, comments: Bool = true) {
    func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { tree($0) } }

    // The view itself, or the view that owns the guide
    func host(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    // Whether an item is this view, something inside it, or a guide of these
    func contains(_ view: UIView, _ item: AnyObject?) -> Bool { host(item)?.isDescendant(of: view) == true }

    // A guide is inside its own view. A view isn't inside its own guide, and neither is another guide of that view.
    func isInside(_ inner: AnyObject?, _ outer: AnyObject?) -> Bool {
      guard let view = host(outer), host(inner) !== view else { return inner is UILayoutGuide && outer is UIView }
      return contains(view, inner)
    }

    // MARK: Names. They are properties of the owner, and of your views inside it.

    let root = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded ?? self
    var named: [ObjectIdentifier: (name: String, item: AnyObject)] = [:]

    func add(_ value: Any, _ name: String) {
      let mirror = Mirror(reflecting: value), style = mirror.displayStyle, object = value as AnyObject
      if style == .class { return named.merge([ObjectIdentifier(object): (name, object)]) { old, _ in old } }
      for (i, child) in mirror.children.prefix(500).enumerated() {
        // A dictionary's child is a pair of key and value. A set's order differs from run to run, so it has no numbers.
        let pair = style == .dictionary ? Mirror(reflecting: child.value).children.map(\.value) : [i, child.value]
        let place = child.label.map { $0.hasPrefix(".") ? $0 : "." + $0 } ?? "[\(pair[0])]"
        add(pair[1], style == .optional || style == .set ? name : name + place)
      }
    }

    func addProperties(of object: Any, _ path: String) {
      let all = sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap(\.children)
      all.forEach { add($0.value, path + ($0.label ?? "").replacingOccurrences(of: "$__lazy_storage_$_", with: "")) }
    }

    func name(_ item: AnyObject) -> String {
      if let name = named[ObjectIdentifier(item)]?.name ?? (item as? UIView)?.accessibilityIdentifier { return name }
      guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return "\(type(of: item))" }
      let kind = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier  // 'UIViewSafeAreaLayoutGuide'
      let short = kind.replacingOccurrences(of: "^UI(View|ScrollView-)?", with: "", options: .regularExpression)
      return "\(name(view)).\(short.prefix(1).lowercased())\(short.dropFirst())"
    }

    addProperties(of: owner, "")
    add(root, owner is UIView ? "self" : "view")
    for view in tree(root) {
      let path = view === root && owner is UIView ? "" : name(view) + "."
      let contentView = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      add(contentView as Any, path + "contentView")
      // UIKit's own classes have nothing to read.
      if !Bundle(for: type(of: view)).bundlePath.contains("/System/Library/") { addProperties(of: view, path) }
    }

    // MARK: Constraints. Each belongs to a view around both of its items, which may be outside of this view.

    // A distance has an anchor, but no item, so its views are unknown. A number has neither.
    let isVague = { (a: NSLayoutConstraint) in a.firstItem == nil || a.secondItem == nil && a.secondAnchor != nil }

    let active = (tree(self) + sequence(first: self, next: \.superview).dropFirst()).flatMap(\.constraints).filter {
      // UIKit's own constraints have a class like NSContentSizeLayoutConstraint, or an identifier like 'UISV-spacing'.
      let kind = "\(NSStringFromClass(type(of: $0))) \($0.identifier ?? "")"
      return kind.range(of: "^(NS(?!LayoutConstraint )|_UI(?!System)|[^ ]+ _?UI)", options: .regularExpression) == nil
        && (isVague($0) || contains(self, $0.firstItem) || contains(self, $0.secondItem))
    }

    let places = "- left right top bottom leading trailing width height centerX centerY lastBaseline firstBaseline"
    var attributes = places.components(separatedBy: " ")
    attributes += (attributes[1...6] + attributes[9...10]).map { "layoutMarginsGuide." + $0 }

    func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item, (1..<attributes.count).contains(attribute.rawValue) else { return "distance" }
      return "\(name(item)).\(attributes[attribute.rawValue])Anchor"
    }

    func short(_ number: some BinaryFloatingPoint) -> String { String(format: "%.7g", Double(number)) }

    func relation(_ left: String, _ sign: Int, _ times: CGFloat, _ right: String, _ plus: CGFloat) -> String {
      let end = plus == 0 ? "" : plus < 0 ? " - \(short(-plus))" : " + \(short(plus))"
      return "\(left) \(["=<=", "=&=", "=>="][sign + 1]) \(times == 1 ? "" : "\(short(times)) * ")\(right)\(end)"
    }

    func line(_ each: NSLayoutConstraint) -> String {
      let id = ObjectIdentifier(each), address = "  // 0x" + String(UInt(bitPattern: id), radix: 16)
      let notes = comments ? [address, named[id]?.name, each.identifier].compactMap { $0 }.joined(separator: " ") : ""
      let end = (each.priority == .required ? "" : " | TALPriority(\(short(each.priority.rawValue)))") + notes

      let (left, right) = (anchor(each.firstItem, each.firstAttribute), anchor(each.secondItem, each.secondAttribute))
      let (sign, times, plus) = (each.relation.rawValue, each.multiplier, each.constant)
      if each.secondItem == nil && each.secondAnchor == nil { return relation(left, sign, 1, short(plus), 0) + end }
      let written = relation(left, sign, times, right, plus) + end, isOuter = isInside(each.secondItem, each.firstItem)
      if times == 0 || isInside(each.firstItem, each.secondItem) || comments && !isOuter { return written }
      let turned = relation(right, times > 0 ? -sign : sign, 1 / times, left, -plus / times) + end
      return isOuter ? turned : min(written, turned)
    }

    for line in active.map({ line($0) }).sorted() { print(line) }

    // MARK: Views that may be wrong

    // A number places a view, and so does an item outside of it. A guide's own size doesn't place the view.
    let ends = active.map { isVague($0) ? [] : [$0.firstItem, $0.secondItem ?? $0.firstItem as? UILayoutGuide] }
    for view in tree(self) {
      let isPlaced = ends.contains { $0.contains { host($0) === view } && !$0.allSatisfy { contains(view, $0) } }
      if isPlaced && view.translatesAutoresizingMaskIntoConstraints { print("autoresizing is on:", name(view)) }
      if view.hasAmbiguousLayout && !"\(type(of: view))".hasPrefix("_") { print("ambiguous layout:", name(view)) }
    }

    let touched = Set(active.flatMap { [host($0.firstItem), host($0.secondItem)] })
    // The views around the root may end at a window, which has no superview either.
    for case let (name, view as UIView) in named.values.sorted(by: { $0.0 < $1.0 }) where !contains(view, root) {
      let up = view.superview  // UIKit places the direct subviews of these:
      let isArranged = up is UIStackView || up is UITableView || up is UITableViewCell || up is UICollectionViewCell
      let isLost = contains(self, view) && view.bounds.isEmpty && !touched.contains(view) && !isArranged
      if up == nil { print("no superview:", name) } else if isLost { print("no constraint:", name) }
    }
  }
}
