import SQLiteCore

/// The queries of rows by their keys that ran last on a connection: which columns are a table's key is not asked again while they stay compiled.
final class KnownKeys: ConnectionAttachment {
  final class Query {
    let table: String
    let schema: String?
    /// The columns of the key, in its order.
    let columns: [String]
    let text: String
    /// Compiled after the key was asked for.
    let compilation: Compilation

    init(_ table: String, in schema: String?, columns: [String], text: String, _ compilation: Compilation) {
      self.table = table
      self.schema = schema
      self.columns = columns
      self.text = text
      self.compilation = compilation
    }

    func isOf(_ table: String, _ schema: String?) -> Bool { self.table.isSameBytes(as: table) && self.schema.isSpelled(as: schema) }
  }

  private var queries: [Query] = []

  /// What is known of a table.
  subscript(table: String, schema: String?) -> Query? { queries.first { $0.isOf(table, schema) } }

  /// Remembers a query in place of the one before of its table, or of the oldest when there are too many.
  func remember(_ query: Query) {
    queries.removeAll { $0.isOf(query.table, query.schema) }
    queries.append(query, toAtMost: 16)
  }

  func forget(_ query: Query) { queries.removeAll { $0 === query } }

  func detach() { queries = [] }
}
