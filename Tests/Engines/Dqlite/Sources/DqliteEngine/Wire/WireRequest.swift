/// A request to a node. <https://canonical.com/dqlite/docs/reference/wire-protocol>
enum WireRequest: Hashable, Sendable {
  /// Asks for the leader.
  case leader
  /// Introduces the client by a number, which several clients may share.
  case client(id: UInt64)
  /// Opens a database, which is made when it is not there. One for each connection.
  case open(name: String)
  case prepare(sql: String)
  /// Runs a compiled statement that has no rows.
  case exec(statement: UInt32, [WireValue])
  /// Runs a compiled statement that has rows.
  case query(statement: UInt32, [WireValue])
  case finalize(statement: UInt32)
  /// Compiles and runs a text without rows.
  case execText(String)
  /// Compiles and runs a text with rows.
  case queryText(String)
  /// Asks for the nodes, with their roles.
  case cluster

  /// The first bytes on every connection: the version of the protocol.
  static let handshake: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0]

  private var type: UInt8 {
    switch self {
    case .leader: 0
    case .client: 1
    case .open: 3
    case .prepare: 4
    case .exec: 5
    case .query: 6
    case .finalize: 7
    case .execText: 8
    case .queryText: 9
    case .cluster: 16
    }
  }

  /// The whole message: a word with the size of the body in words and the type, and the body.
  var message: [UInt8] {
    var body = WireWriter()
    switch self {
    case .leader: body.word(0)
    case .client(let id): body.word(id)
    case .open(let name):
      body.text(name)
      body.word(0)  // flags, which nodes ignore
      body.text("volatile")
    case .prepare(let sql), .execText(let sql), .queryText(let sql):
      body.word(0)  // the database: the only one of the connection
      body.text(sql)
    case .exec(let statement, let values), .query(let statement, let values):
      body.half(0)
      body.half(statement)
      body.parameters(values)
    case .finalize(let statement):
      body.half(0)
      body.half(statement)
    case .cluster: body.word(1)  // with roles
    }
    var header = WireWriter()
    header.half(UInt32(truncatingIfNeeded: body.bytes.count / 8))
    header.half(UInt32(type))
    return header.bytes + body.bytes
  }
}
