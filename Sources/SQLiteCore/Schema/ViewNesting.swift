/// How deep views and common table expressions are nested, and how many SELECTs they come to, judged by the names in the SQL alone.
///
/// SQLite compiles a view again wherever it is named: twenty views of a hundred bytes, each naming the one before it twice, are a million SELECTs.
/// Nothing stops the compiler on its way, no progress handler, limit or interrupt.
package final class ViewNesting {
  /// The size of a text when it is compiled.
  package struct Extent: Equatable, Sendable {
    /// How many views and common table expressions are nested in one another, the text itself included.
    package let levels: Int
    /// How many SELECTs and rows of VALUES are compiled, each of which SQLite may do by a recursion.
    package let selects: Int
  }

  /// The largest extent that is compiled. Some 1,000 SELECTs took SQLite 3.40 0.02 to 0.07 seconds of processor time.
  package static let most = Extent(levels: 50, selects: 1_000)
  private static let endless = 1_000_000_000
  private static let mostCommonTables = 1_000

  private enum Child { case node(Int), view(SchemaName) }
  private struct Node {
    var selects = 0
    var children: [Child] = []
    /// Whether the nodes that it leads to are being added up, or were.
    var isOpen = false
    var extent: Extent?
  }

  private var views: [SchemaName: Int] = [:]
  private var nodes: [Node] = []
  /// Texts that were asked for, byte by byte: a trigger is asked for with every table whose triggers fire it.
  private var texts: [[UInt8]: Int] = [:]

  /// The views of one or more schemas. Where two have one name, both count together.
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

  /// The views among the tables of one or more schemas.
  package convenience init(_ tables: [StoredTable]) {
    self.init(views: tables.filter { $0.kind == .view }.map { ($0.name, $0.sql) })
  }

  /// The extent of a statement, or of the text of a view or trigger.
  package func extent(of sql: String) -> Extent {
    let text = Array(sql.utf8)
    let node = texts[text] ?? add(sql)
    texts[text] = node
    return extent(ofNode: node)
  }

  /// The extent of a view; nil when there is none of the name.
  package func extent(ofView name: SchemaName) -> Extent? { views[name].map { extent(ofNode: $0) } }

  /// Why a statement, or the text of a view or trigger, should not be compiled; nil when it may be.
  @inline(never) package func problem(of sql: String) -> String? { Self.problem(extent(of: sql)) }

  /// Why a view should not be compiled; nil when it may be, or when there is none of the name.
  package func problem(ofView name: SchemaName) -> String? { extent(ofView: name).flatMap(Self.problem) }

  private static func problem(_ extent: Extent) -> String? {
    if extent.levels <= most.levels && extent.selects <= most.selects { return nil }
    let selects = extent.selects >= endless ? "more than \(endless)" : "\(extent.selects)"
    return
      "views are nested \(extent.levels) levels deep in it and come to \(selects) SELECTs and rows of VALUES: at most \(most.levels) and \(most.selects) are compiled"
  }
}

extension ViewNesting {
  /// Takes a text apart; the number of its node.
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
      // The innermost that is known there counts; one that names itself is not compiled again for that.
      let known = (byName[named.name] ?? []).filter { tables[$0].scope.contains(named.place) }
      if let table = known.min(by: { tables[$0].scope.count < tables[$1].scope.count }) {
        if !tables[table].body.contains(named.place) { nodes[node(named.place)].children.append(.node(root + 1 + table)) }
      } else {
        nodes[node(named.place)].children.append(.view(named.name))
      }
    }
    return root
  }

  /// For each token, the number of the innermost common table expression it is in, from 1; 0 when it is in none.
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

  /// Adds up the nodes that a node leads to, without recursion: the chain may be as long as a file has pages.
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
      for child in children(node) {  // one without an extent is part of a circle, which SQLite refuses
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
  /// The views of schemas, by the SQL they are stored with; none is compiled.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there.
  package func viewNesting(in schemas: [String] = ["main"]) throws -> ViewNesting {
    var tables: [StoredTable] = []
    for schema in schemas { tables += try storedTables(in: schema) }
    return ViewNesting(tables)
  }
}
