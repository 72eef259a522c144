import SQLiteCore

/// The queries of rows by their keys that ran last on a connection: which columns are a table's key is not asked again while they stay compiled.
final class KnownKeys: ConnectionAttachment {
  final class Query {
    let table: String
    /// The columns of the key, in its order.
    let columns: [String]
    let text: String
    /// Compiled after the key was asked for.
    let compilation: Compilation

    init(_ table: String, columns: [String], text: String, _ compilation: Compilation) {
      self.table = table
      self.columns = columns
      self.text = text
      self.compilation = compilation
    }
  }

  private var queries: [Query] = []

  /// What is known of a table.
  subscript(table: String) -> Query? { queries.first { $0.table.isSameBytes(as: table) } }

  /// Remembers a query in place of the one before of its table, or of the oldest when there are too many.
  func remember(_ query: Query) {
    queries.removeAll { $0.table.isSameBytes(as: query.table) }
    queries.append(query, toAtMost: 16)
  }

  func detach() { queries = [] }
}
