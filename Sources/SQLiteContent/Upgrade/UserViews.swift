import SQLiteCallsCore
import SQLiteCore

/// The user's views that name something an upgrade changes: those that compiled before must compile after.
struct UserViews {
  private let working: [SchemaObject]

  /// Finds the views that compile before anything is dropped.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` for a view that is nested too deep to be compiled.
  init(_ plan: ContentPlan, _ references: NameReferences, on connection: Connection) throws {
    let changed = references.withDependents(plan.changedNames)
    working = try plan.kept.filter { view in
      guard view.tableKind == .view, changed.contains(view.name) else { return false }
      if let problem = plan.old.views.problem(of: view) { throw ContentError.broken([view], problem) }
      return try plan.old.problem(reading: view, on: connection) == nil
    }
  }

  /// Compiles those again that are still there: a step of the user's schema may have dropped some.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` for one that does not compile any more.
  func verify(_ schema: Schema, on connection: Connection) throws {
    for view in schema.stillThere(working) {
      if let problem = try schema.problem(reading: view, on: connection) { throw ContentError.broken([view], problem) }
    }
  }
}

extension ContentError {
  /// Objects of the user that do not fit any more.
  static func broken(_ objects: [SchemaObject], _ problem: String) -> ContentError {
    .userObjectBroken(
      type: objects.first?.kind.rawValue ?? "", name: objects.map(\.name.spelling).joined(separator: ", "), reason: problem)
  }
}
