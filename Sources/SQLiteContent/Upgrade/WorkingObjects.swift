import SQLiteCore

/// The user's views and triggers that work before the user's schema is changed: they must work after it, or be gone.
struct WorkingObjects {
  private let views: [SchemaObject]
  private let written: [SchemaName: [SchemaObject]]

  /// Compiles what is not content.
  init(_ schema: Schema, without content: [SchemaObject], on connection: Connection) throws {
    let content = Set(content.map(\.key))
    let objects = schema.objects.filter { !content.contains($0.key) }
    views = try objects.filter { $0.kind == .view && $0.tableKind == .view }.filter { view in
      try schema.problem(reading: view, on: connection) == nil
    }
    written = try Dictionary(grouping: objects.filter { $0.kind == .trigger }, by: \.table).filter { table, _ in
      try schema.problem(writing: table, on: connection) == nil
    }
  }

  /// Compiles again what is still there.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` for the first that does not work any more.
  func verify(_ schema: Schema, on connection: Connection) throws {
    for view in schema.stillThere(views) {
      if let problem = try schema.problem(reading: view, on: connection) { throw ContentError.broken([view], problem) }
    }
    for (table, triggers) in written {
      let triggers = schema.stillThere(triggers)
      if triggers.isEmpty { continue }
      if let problem = try schema.problem(writing: table, on: connection) { throw ContentError.broken(triggers, problem) }
    }
  }
}
