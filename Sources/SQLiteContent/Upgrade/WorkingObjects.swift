import SQLiteCore

/// Views and triggers of the user that work before a change: they must work after it, or be gone.
struct WorkingObjects {
  private let views: [SchemaObject]
  /// By the table or view that fires them.
  private let triggers: [SchemaName: [SchemaObject]]

  /// Those that the caller has found to work.
  init(views: [SchemaObject] = [], triggers: [SchemaName: [SchemaObject]] = [:]) {
    self.views = views
    self.triggers = triggers
  }

  /// Compiles the objects again that are still there.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` for the first that does not work any more.
  func verify(_ schema: Schema, on connection: Connection) throws {
    for view in schema.stillThere(views) {
      if let problem = try schema.problem(reading: view, on: connection) { throw ContentError.broken([view], problem) }
    }
    for (table, triggers) in triggers {
      let triggers = schema.stillThere(triggers)
      if triggers.isEmpty { continue }
      if let problem = try schema.problem(writing: table, on: connection) { throw ContentError.broken(triggers, problem) }
    }
  }
}
