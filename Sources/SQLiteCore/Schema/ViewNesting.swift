/// The nesting depth of views and common table expressions, and the number of their SELECTs, determined from the names in the SQL alone.
///
/// SQLite compiles a view again wherever it is named: with twenty views of a hundred bytes, each naming the previous one twice, it compiles
/// a million SELECTs. No progress handler, limit or interrupt can stop the compiler in the meantime.
package final class ViewNesting {
  /// The size of a compiled text.
  package struct Extent: Equatable, Sendable {
    /// The number of nested views and common table expressions, including the text itself.
    package let levels: Int
    /// The number of compiled SELECTs and rows of VALUES, each of which may add a level of recursion in SQLite.
    package let selects: Int
  }

  /// The largest extent that is compiled. SQLite 3.40 took 0.02 to 0.07 seconds of processor time for about 1,000 SELECTs.
  package static let most = Extent(levels: 50, selects: 1_000)
  private static let endless = 1_000_000_000
  private static let mostCommonTables = 1_000

  private enum Child { case node(Int), view(SchemaName) }
  private struct Node {
    var selects = 0
    var children: [Child] = []
    /// Whether the extents of its children are being added up, or have been.
    var isOpen = false
    var extent: Extent?
  }

  private var views: [SchemaName: Int] = [:]
  private var nodes: [Node] = []
  /// The nodes by SQL text, compared by bytes: the same trigger is added for every table whose triggers fire it.
  private var texts: [[UInt8]: Int] = [:]

  /// Determines how the views of one or more schemas depend on each other. Views with the same name are counted together.
  package init(views: [(name: SchemaName, sql: String)]) {
    for view in views {
      let node = add(view.sql)
      if let other = self.views[view.name] {
        nodes.append(Node(selects: 0, children: [.node(node), .node(other)]))
        self.views[view.name] = nodes.count - 1
      } else {
        self.views[view.name] = node
      }
    }
  }

  /// Determines which tables of one or more schemas are views, and how views depend on each other.
  package convenience init(_ tables: [StoredTable]) {
    self.init(views: tables.filter { $0.kind == .view }.map { ($0.name, $0.sql) })
  }

  /// Returns the extent of a statement, or of the text of a view or trigger.
  package func extent(of sql: String) -> Extent {
    let text = Array(sql.utf8)
    let node = texts[text] ?? add(sql)
    texts[text] = node
    return extent(ofNode: node)
  }

  /// Returns the extent of a view; nil when there is no such view.
  package func extent(ofView name: SchemaName) -> Extent? { views[name].map { extent(ofNode: $0) } }

  /// Returns the reason why a statement, or the text of a view or trigger, should not be compiled; nil if it may be compiled.
  @inline(never) package func problem(of sql: String) -> String? { Self.problem(extent(of: sql)) }

  /// Returns the reason why a view should not be compiled; nil if it may be compiled, or if there is no such view.
  package func problem(ofView name: SchemaName) -> String? { extent(ofView: name).flatMap(Self.problem) }

  private static func problem(_ extent: Extent) -> String? {
    if extent.levels <= most.levels && extent.selects <= most.selects { return nil }
    let selects = extent.selects >= endless ? "more than \(endless)" : "\(extent.selects)"
    return
      "views are nested \(extent.levels) levels deep in it and come to \(selects) SELECTs and rows of VALUES: at most \(most.levels) and \(most.selects) are compiled"
  }
}

extension ViewNesting {
  /// Adds the nodes of a text and returns the index of its root.
  private func add(_ sql: String) -> Int {
    let tokens = SQLToken.all(in: sql)
    let tables = tokens.commonTables
    let root = nodes.count
    nodes.append(Node())
    guard tables.count <= Self.mostCommonTables else {
      nodes[root].selects = Self.endless
      return root
    }
    nodes += tables.map { _ in Node() }
    let owners = Self.owners(tokens.count, tables)
    func node(_ place: Int) -> Int { root + owners[place] }
    var depth = 0
    var lists: [(depth: Int, node: Int)] = []  // VALUES whose rows are being counted, the innermost last
    for (place, token) in tokens.enumerated() {
      if token.isSign("(") {
        if let list = lists.last, list.depth == depth { nodes[list.node].selects += 1 }
        depth += 1
      } else if token.isSign(")") {
        depth -= 1
        while let list = lists.last, list.depth > depth { lists.removeLast() }
      } else {
        if let list = lists.last, list.depth == depth, !token.isSign(",") { lists.removeLast() }
        if token.isWord("select") { nodes[node(place)].selects += 1 }
        if token.isWord("values") { lists.append((depth, node(place))) }
      }
    }
    let byName = Dictionary(grouping: tables.indices) { tables[$0].name }
    for named in tokens.namedTables {
      // The innermost visible expression counts. A reference of an expression to itself does not compile it again.
      let known = (byName[named.name] ?? []).filter { tables[$0].scope.contains(named.place) }
      if let table = known.min(by: { tables[$0].scope.count < tables[$1].scope.count }) {
        if !tables[table].body.contains(named.place) { nodes[node(named.place)].children.append(.node(root + 1 + table)) }
      } else {
        nodes[node(named.place)].children.append(.view(named.name))
      }
    }
    return root
  }

  /// Returns for each token the number of the innermost common table expression around it, from 1; 0 when there is none.
  private static func owners(_ count: Int, _ tables: [CommonTable]) -> [Int] {
    var owners = [Int](repeating: 0, count: count)
    var open: [Int] = []
    var next = 0
    for place in 0..<count {
      while let last = open.last, place >= tables[last].body.upperBound { open.removeLast() }
      while next < tables.count, tables[next].body.lowerBound <= place {
        if tables[next].body.contains(place) { open.append(next) }
        next += 1
      }
      owners[place] = open.last.map { $0 + 1 } ?? 0
    }
    return owners
  }

  private func children(_ node: Int) -> [Int] {
    nodes[node].children.compactMap { child -> Int? in
      switch child {
      case .node(let number): return number
      case .view(let name): return views[name]
      }
    }
  }

  /// Adds up the extents of a node's descendants. It does so without recursion, because a chain may be as long as the file allows.
  private func extent(ofNode start: Int) -> Extent {
    var stack = [start]
    while let node = stack.last {
      if nodes[node].extent != nil {
        stack.removeLast()
        continue
      }
      if !nodes[node].isOpen {
        nodes[node].isOpen = true
        let pending = children(node).filter { !nodes[$0].isOpen }
        stack += pending
        if !pending.isEmpty { continue }
      }
      var selects = max(nodes[node].selects, 1)
      var levels = 0
      for child in children(node) {  // a child without an extent is part of a cycle, which SQLite refuses
        let extent = nodes[child].extent ?? Extent(levels: 1, selects: 1)
        selects = min(selects + extent.selects, Self.endless)
        levels = max(levels, extent.levels)
      }
      nodes[node].extent = Extent(levels: levels + 1, selects: selects)
      stack.removeLast()
    }
    return nodes[start].extent ?? Extent(levels: 1, selects: 1)
  }
}

extension Connection {
  /// Returns how the views in schemas depend on each other, from their stored SQL; no view is compiled.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  package func viewNesting(in schemas: [String] = ["main"]) throws -> ViewNesting {
    var tables: [StoredTable] = []
    for schema in schemas { tables += try storedTables(in: schema) }
    return ViewNesting(tables)
  }
}
