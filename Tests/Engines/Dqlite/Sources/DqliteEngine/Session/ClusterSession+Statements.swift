import SQLiteCalls

/// Compiling and running.
extension ClusterSession {
  /// Compiles a statement, unless the present connection has it.
  func compile(_ statement: ServerStatement) throws(SessionError) {
    let response = try askPatiently(.select, isCompiling: true) { (node, deadline) throws(NodeFailure) in
      try self.compile(statement, node, deadline)
    }
    if case .statement = response { return }
    throw unexpected(response)
  }

  private func compile(_ statement: ServerStatement, _ node: NodeConnection, _ deadline: Deadline) throws(NodeFailure) -> WireResponse {
    if let id = statement.id(on: generation) { return .statement(id: id, parameters: statement.parameters) }
    // The answer does not matter: a node that does not know the statement has nothing to give back.
    while let id = owed.popLast() { _ = try node.ask(.finalize(statement: id), by: deadline) }
    let response = try node.ask(.prepare(sql: statement.sql), by: deadline)
    if case .statement(let id, let parameters) = response { statement.note(id: id, parameters: parameters, on: generation) }
    return response
  }

  /// Gives back a statement that is no longer needed: the node hears of it before it compiles the next one.
  func forget(_ statement: ServerStatement) {
    if let id = statement.id(on: generation) { owed.append(id) }
  }

  /// Runs a statement without rows.
  func run(_ statement: ServerStatement, _ values: [WireValue], _ kind: StatementKind) throws(SessionError) {
    let response = try askPatiently(kind) { (node, deadline) throws(NodeFailure) in
      switch try self.compile(statement, node, deadline) {
      case .statement(let id, _): try node.ask(.exec(statement: id, values), by: deadline)
      case let other: other
      }
    }
    guard case .result(let rowid, let changes) = response else { throw unexpected(response) }
    switch kind {
    case .changes(let inserts): effects.note(changes, rowid: inserts ? rowid : nil)
    case .transaction(let statement):
      transaction.note(statement)
      transaction.note(kind)
    case .setting(let name):
      replayed.removeAll { $0.name == name }
      replayed.append((name, statement.sql))
    case .select, .tells, .schema: break
    }
  }

  /// Runs a statement with rows, and returns them as a stream; nil where it has no columns: then it was run without rows.
  func rows(of statement: ServerStatement, _ values: [WireValue], _ kind: StatementKind) throws(SessionError) -> RowStream? {
    let response = try askPatiently(kind) { (node, deadline) throws(NodeFailure) in
      switch try self.compile(statement, node, deadline) {
      case .statement(let id, _):
        let response = try node.ask(.query(statement: id, values), by: deadline)
        guard case .failure = response, kind == .tells else { return response }
        // A node refuses to query a statement without columns, and does not say that this is the reason.
        let other = try node.ask(.exec(statement: id, values), by: deadline)
        if case .result = other { return other }
        return response
      case let other: return other
      }
    }
    if case .result = response { return nil }
    return try stream(response)
  }

  /// Runs a text whose rows only the session reads.
  func rows(ofText sql: String) throws(SessionError) -> RowStream {
    try stream(
      try askPatiently(.select, isCompiling: true) { (node, deadline) throws(NodeFailure) in try node.ask(.queryText(sql), by: deadline) })
  }

  func unexpected(_ response: WireResponse) -> SessionError {
    loseNode()
    return SessionError(.protocol, "the node does not keep to the protocol: it answered \(response.name)")
  }
}
