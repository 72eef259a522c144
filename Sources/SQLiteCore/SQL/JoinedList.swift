/// Elements in order, joined one by one: a balanced tree, so that joining copies nothing and costs the logarithm of the length.
///
/// However it was joined, its depth is the logarithm of its length, so that it is let go of without a deep recursion.
package struct JoinedList<Element> {
  fileprivate indirect enum Tree {
    case one(Element)
    case fork(Tree, Tree, height: Int, count: Int)

    var height: Int { if case .fork(_, _, let height, _) = self { height } else { 0 } }
    var count: Int { if case .fork(_, _, _, let count) = self { count } else { 1 } }

    static func fork(_ first: Tree, _ second: Tree) -> Tree {
      // A list that is joined with itself again and again shares its trees: its length has no limit.
      let (count, isAboveMost) = first.count.addingReportingOverflow(second.count)
      return .fork(first, second, height: max(first.height, second.height) + 1, count: isAboveMost ? .max : count)
    }

    /// The elements of both: the lower tree is put where the higher one has a branch of its height.
    static func joined(_ first: Tree, _ second: Tree) -> Tree {
      if first.height > second.height + 1, case .fork(let outer, let inner, _, _) = first {
        return balanced(outer, joined(inner, second))
      }
      if second.height > first.height + 1, case .fork(let inner, let outer, _, _) = second {
        return balanced(joined(first, inner), outer)
      }
      return fork(first, second)
    }

    /// A fork of trees of which one may be higher by two than the other.
    private static func balanced(_ first: Tree, _ second: Tree) -> Tree {
      if second.height > first.height + 1, case .fork(let inner, let outer, _, _) = second {
        if inner.height > outer.height, case .fork(let left, let right, _, _) = inner {
          return fork(fork(first, left), fork(right, outer))
        }
        return fork(fork(first, inner), outer)
      }
      if first.height > second.height + 1, case .fork(let outer, let inner, _, _) = first {
        if inner.height > outer.height, case .fork(let left, let right, _, _) = inner {
          return fork(fork(outer, left), fork(right, second))
        }
        return fork(outer, fork(inner, second))
      }
      return fork(first, second)
    }

    /// The tree of the elements of a slice, which is not empty.
    init(_ elements: ArraySlice<Element>) {
      let middle = elements.startIndex + elements.count / 2
      self =
        elements.count == 1
        ? .one(elements[elements.startIndex]) : .fork(Tree(elements[..<middle]), Tree(elements[middle...]))
    }

    func append(to elements: inout [Element]) {
      switch self {
      case .one(let element): elements.append(element)
      case .fork(let first, let second, _, _):
        first.append(to: &elements)
        second.append(to: &elements)
      }
    }
  }

  private let tree: Tree?

  private init(_ tree: Tree?) { self.tree = tree }

  /// A list of all elements of an array.
  package init(_ elements: [Element]) { tree = elements.isEmpty ? nil : Tree(elements[...]) }

  /// The number of elements, at most `Int.max`.
  package var count: Int { tree?.count ?? 0 }

  /// How many forks there are from the first one to the farthest element.
  package var height: Int { tree?.height ?? 0 }

  /// The elements in order.
  package var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    tree?.append(to: &elements)
    return elements
  }

  /// The elements of both, those of this list first.
  package func joined(with other: JoinedList) -> JoinedList {
    guard let tree, let others = other.tree else { return tree == nil ? other : self }
    return JoinedList(Tree.joined(tree, others))
  }
}

extension JoinedList.Tree: Sendable where Element: Sendable {}
extension JoinedList: Sendable where Element: Sendable {}

extension JoinedList: Equatable where Element: Equatable {
  /// Whether both have the same elements, however they were joined.
  package static func == (first: JoinedList, second: JoinedList) -> Bool {
    first.count == second.count && first.elements == second.elements
  }
}

extension JoinedList: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
