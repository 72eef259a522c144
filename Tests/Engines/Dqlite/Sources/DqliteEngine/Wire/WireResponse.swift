/// The first word of a message.
struct WireHeader: Hashable, Sendable {
  /// How long the body is, in bytes.
  let count: Int
  let type: UInt8
  /// The version of the body's form.
  let schema: UInt8

  static let size = 8

  init(_ bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    count = Int(try reader.half()) * 8
    let rest = try reader.half()
    type = UInt8(truncatingIfNeeded: rest)
    schema = UInt8(truncatingIfNeeded: rest >> 8)
  }
}

/// A node and its address.
struct WireNode: Hashable, Sendable {
  enum Role: UInt64, Sendable { case voter, standby, spare }

  let id: UInt64
  let address: String
  /// Nil for a role that is not known here.
  let role: Role?
}

/// The answer of a node.
enum WireResponse: Sendable {
  /// SQLite's code or one of dqlite's own, and a text.
  case failure(code: UInt64, message: String)
  /// The leader; an empty address when there is none.
  case leader(address: String)
  case welcome
  case nodes([WireNode])
  case database
  case statement(id: UInt32, parameters: Int)
  case result(lastInsertRowid: Int64, changes: Int64)
  /// Some of the rows, or all.
  case rows(WireRows)
  case empty

  init(_ header: WireHeader, _ body: [UInt8]) throws(WireError) {
    guard header.schema == 0 else { throw WireError("a message of type \(header.type) has the unknown schema \(header.schema)") }
    var reader = WireReader(body)
    switch header.type {
    case 0: self = try Self.failure(body)
    case 1:
      _ = try reader.word()
      self = .leader(address: try reader.string())
    case 2: self = .welcome
    case 3: self = .nodes(try Self.nodes(&reader))
    case 4: self = .database
    case 5:
      _ = try reader.half()
      let id = try reader.half()
      self = .statement(id: id, parameters: Int(clamping: try reader.word()))
    case 6: self = .result(lastInsertRowid: Int64(bitPattern: try reader.word()), changes: Int64(bitPattern: try reader.word()))
    case 7: self = .rows(try WireRows(reader))
    case 8: self = .empty
    default: throw WireError("a message has the unknown type \(header.type)")
    }
  }

  /// A code and text, read from the end: a node that fails in the middle of rows leaves their names, and the rows it had, before both.
  private static func failure(_ body: [UInt8]) throws(WireError) -> WireResponse {
    let size = WireHeader.size
    var start = body.count - size  // of the word that ends the text; the words of the text before it have no NUL, and a code has
    while start >= size, body.indices.contains(start), !body[start - size..<start].contains(0) { start -= size }
    guard start >= size else { throw WireError("a failure of \(body.count) bytes has no code and text") }
    var reader = WireReader(Array(body[(start - size)...]))
    return .failure(code: try reader.word(), message: try reader.string())
  }

  private static func nodes(_ reader: inout WireReader) throws(WireError) -> [WireNode] {
    let count = try reader.word()
    guard count <= UInt64(reader.remaining / 24) else { throw WireError("\(count) nodes are announced in \(reader.remaining) bytes") }
    var nodes: [WireNode] = []
    for _ in 0..<count {
      let id = try reader.word()
      let address = try reader.string()
      nodes.append(WireNode(id: id, address: address, role: WireNode.Role(rawValue: try reader.word())))
    }
    return nodes
  }

  /// The name of the answer in errors.
  var name: String {
    switch self {
    case .failure: "a failure"
    case .leader: "the leader"
    case .welcome: "a welcome"
    case .nodes: "the nodes"
    case .database: "a database"
    case .statement: "a statement"
    case .result: "a result"
    case .rows: "rows"
    case .empty: "nothing"
    }
  }
}
