import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// The objects that the user has created on or around content. They must work after an upgrade as they did before.
struct UserObjects {
  /// The views that name something the upgrade changes, and that worked before.
  private let views: [SchemaObject]
  private let remade: [SchemaObject]
  private let adopted: Set<SchemaName>
  /// The user's triggers on tables and views that could be written before the upgrade, by table.
  private var withTriggers: [SchemaName: [SchemaObject]]
  /// The user's tables whose foreign keys could be checked before.
  private var checkable: [SchemaObject] = []
  /// The tables and views that cannot be written because of one of the content's own triggers.
  private var brokenAlone: Set<SchemaName> = []
  /// Objects that could not be created again before the steps of the user's schema, which may still drop or repair them.
  private(set) var waiting: [WaitingObject] = []

  /// Finds the objects that work, before anything is dropped.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` for a view that is nested too deep to be compiled, and for triggers
  ///   over a changed object that use such views or fire too many other triggers.
  init(_ plan: ContentPlan, _ references: NameReferences, on connection: Connection) throws {
    let changed = references.withDependents(plan.changedNames)
    views = try plan.kept.filter { view in
      guard view.tableKind == .view, changed.contains(view.name) else { return false }
      if let problem = plan.old.views.problem(of: view) { throw ContentError.broken([view], problem) }
      return try plan.old.problem(reading: view, on: connection) == nil
    }
    remade = plan.remade
    adopted = plan.adopted
    let content = plan.contentNames
    let remadeKeys = Set(plan.remade.map(\.key))
    let ofUser = plan.old.objects.filter { $0.kind == .trigger && (remadeKeys.contains($0.key) || !content.contains($0.root)) }
    withTriggers = [:]
    for (table, triggers) in Dictionary(grouping: ofUser, by: \.table) {
      if let problem = plan.old.problem(writing: table) {
        let named = Set(plan.old.compiled(writing: table).flatMap { NameReferences.names(in: $0.sql) })
        guard !changed.isDisjoint(with: named) else { continue }  // it works or fails as before
        throw ContentError.broken(triggers, problem)
      }
      if try connection.writingProblem(table) == nil { withTriggers[table] = triggers }
    }
    for table in plan.userTables where try connection.foreignKeyProblem(table) == nil { checkable.append(table) }
  }

  /// Creates the user's indexes and triggers on content again.
  ///
  /// - Parameters:
  ///   - replayed: The schema without them.
  ///   - beforeSteps: Whether steps of the user's schema follow: an object that cannot be created again waits for them.
  /// - Returns: The objects on an adopted table that no longer fit. They were content like the table, and were dropped.
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when any other object no longer compiles or is violated by a row.
  mutating func remake(in replayed: Schema, beforeSteps: Bool, on connection: Connection) throws -> [SchemaObject] {
    var left: [SchemaObject] = []
    for table in withTriggers.keys where remade.contains(where: { $0.table == table }) {
      if try replayed.problem(writing: table, on: connection) != nil { brokenAlone.insert(table) }
    }
    var schema = replayed
    for object in remade.ordered(by: { $0.kind == .index && $1.kind != .index }) {
      do {
        try connection.prepare(SQL(unchecked: object.sql)).run()
      } catch let error as SQLiteError {
        guard error.isAboutContent(.error, .constraint) else { throw error }
        if adopted.contains(object.table) {
          left.append(object)
        } else if beforeSteps {
          waiting.append(try WaitingObject(object, on: connection))
        } else {
          throw ContentError.broken([object], error.message)
        }
        continue
      }
      let after = schema.adding(object)
      if object.kind == .trigger, adopted.contains(object.table), !brokenAlone.contains(object.table),
        try after.problem(writing: object.table, on: connection) != nil
      {
        try connection.execute("DROP TRIGGER main.\(identifier: object.name.spelling)")
        left.append(object)
      } else {
        schema = after
      }
    }
    return left
  }

  /// Compiles the user's views, and the statements that fire the user's triggers, once the schema is complete. A step of the user's schema
  /// may have dropped some of them.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when one no longer compiles.
  func verify(_ schema: Schema, on connection: Connection) throws {
    for (table, triggers) in withTriggers where !brokenAlone.contains(table) {
      let triggers = schema.stillThere(triggers)
      if triggers.isEmpty { continue }
      if let problem = try schema.problem(writing: table, on: connection) { throw ContentError.broken(triggers, problem) }
    }
    for view in schema.stillThere(views) {
      if let problem = try schema.problem(reading: view, on: connection) { throw ContentError.broken([view], problem) }
    }
  }

  /// Returns the number of the user's rows that refer to missing content rows, by table.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when the parent key of a foreign key is gone.
  func orphans(of plan: ContentPlan, in schema: Schema, on connection: Connection) throws -> [String: Int] {
    let content = plan.contentNames
    var orphans: [String: Int] = [:]
    for table in schema.stillThere(checkable) {
      if let problem = try connection.foreignKeyProblem(table) {
        throw ContentError.userObjectBroken(type: "foreign key of table", name: table.name.spelling, reason: problem)
      }
      var rowids: Set<Int64> = []
      var withoutRowid: [Int64: Int] = [:]  // by foreign key: a row may violate several
      let cursor = try connection.cursor("PRAGMA main.foreign_key_check(\(identifier: table.name.spelling))")
      while let row = try cursor.next() {
        guard content.contains(SchemaName(try row[2])) else { continue }
        if let rowid = try row[1, as: Int64?.self] { rowids.insert(rowid) } else { withoutRowid[try row[3], default: 0] += 1 }
      }
      let count = rowids.count + (withoutRowid.values.max() ?? 0)
      if count > 0 { orphans[table.name.spelling] = count }
    }
    return orphans
  }
}

extension ContentError {
  /// Returns the error for objects of the user that no longer fit.
  static func broken(_ objects: [SchemaObject], _ problem: String) -> ContentError {
    .userObjectBroken(
      type: objects.first?.kind.rawValue ?? "", name: objects.map(\.name.spelling).joined(separator: ", "), reason: problem)
  }
}
