import SQLiteCalls
import SQLiteCore

/// The schema before a migration step, to find the changes of the step.
///
/// Only the SQL in the schema is compared. An object is compiled if it has changed or names a changed object; if no SQL has changed,
/// nothing is compiled.
struct StepChanges {
  private let before: SchemaImage

  init(_ connection: Connection) throws { before = try SchemaImage(connection) }

  /// Returns the objects that do not work after the step, among the changed objects and the objects that refer to them.
  ///
  /// - Parameter broken: The objects known not to have worked before.
  func danglingReferences(besides broken: Set<ReferencePlace>, on connection: Connection) throws -> [DanglingReferences.Reference] {
    let after = try SchemaImage(connection)
    if after.begins(with: before) { return [] }
    let places = SchemaChanges(from: before.objects, to: after.objects).places.filter { !broken.contains($0.place) }
    if places.isEmpty { return [] }
    let schema = try Schema(connection, of: "main")
    return try places.compactMap { place, names in
      guard let reason = try schema.problem(of: place, on: connection) else { return nil }
      return DanglingReferences.Reference(place: place, names: names, reason: reason)
    }
  }
}

/// The differences between two schemas.
private struct SchemaChanges {
  private struct Object {
    let object: StoredObject
    let before: StoredObject?

    /// Whether it existed before, with different SQL.
    var isOther: Bool { before.map { !$0.isMade(as: object) } ?? false }
  }

  private let objects: [Object]
  /// Tables, views and indexes that are missing or have different SQL, and the tables of such indexes.
  private let changed: Set<SchemaName>

  init(from before: [StoredObject], to after: [StoredObject]) {
    var gone = before.keyed(by: \.key)
    objects = after.map { Object(object: $0, before: gone.removeValue(forKey: $0.key)) }
    let lost = gone.values + objects.filter(\.isOther).compactMap(\.before)
    changed = Set(lost.filter { $0.kind != .trigger && $0.sql != nil }.flatMap { [$0.name, $0.table] })
  }

  /// The objects that may refer to a changed object: views first, then triggers, foreign keys and search tables.
  var places: [(place: ReferencePlace, names: String)] {
    if changed.isEmpty, !objects.contains(where: \.isOther) { return [] }
    let views = objects.filter { $0.object.kind == .view }
    let otherViews = views.filter(\.isOther).map(\.object.name)
    let changed = NameReferences(views.map(\.object)).withDependents(changed.union(otherViews))
    var places: [(place: ReferencePlace, names: String)] = []
    func add(_ kind: ReferencePlace.Kind, _ name: SchemaName, _ names: [SchemaName]) {
      places.append((ReferencePlace(kind: kind, name: name), names.map(\.spelling).joined(separator: ", ")))
    }
    for view in views where view.before?.kind == .view && changed.contains(view.object.name) {
      add(.view, view.object.name, [view.object.name])
    }
    let triggers = objects.filter { trigger in
      trigger.object.kind == .trigger && trigger.before != nil
        && (trigger.isOther || changed.contains(trigger.object.table) || trigger.object.names.contains(where: changed.contains))
    }
    let byTable = Dictionary(grouping: triggers.map(\.object), by: \.table)
    for (table, triggers) in byTable.ordered(by: { $0.key.folded < $1.key.folded }) { add(.trigger, table, triggers.map(\.name)) }
    let tables = objects.filter { $0.object.kind == .table && ($0.isOther || $0.object.names.contains(where: changed.contains)) }
    for (kind, word) in [(ReferencePlace.Kind.foreignKey, "references"), (.searchTable, "virtual")] {
      for table in tables where table.object.names.contains(SchemaName(word)) { add(kind, table.object.name, [table.object.name]) }
    }
    return places
  }
}

extension StoredObject {
  fileprivate var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
  fileprivate var names: [SchemaName] { NameReferences.names(in: sql ?? "") }

  fileprivate func isMade(as other: StoredObject) -> Bool {
    kind == other.kind && table == other.table && (sql ?? "").isSameBytes(as: other.sql ?? "")
  }
}

extension Schema {
  /// Returns the reason why an object does not compile or refers to a missing object; nil if it works or no longer exists.
  func problem(of place: ReferencePlace, on connection: Connection) throws -> String? {
    let name = place.name
    switch place.kind {
    case .view:
      guard let view = roots.first(where: { $0.name == name && $0.kind == .view }) else { return nil }
      return try problem(reading: view, on: connection)
    case .trigger:
      return try objects.contains { $0.kind == .trigger && $0.table == name } ? problem(writing: name, on: connection) : nil
    case .foreignKey:
      guard let table = objects.first(where: { $0.name == name && $0.kind == .table }) else { return nil }
      let parents = try connection.foreignKeyParts(of: name.spelling).map(\.target)
      if let missing = parents.first(where: { !has($0) }) { return "no such table: main.\(missing)" }
      return try connection.foreignKeyProblem(table)
    case .searchTable:
      guard let source = objects.first(where: { $0.name == name })?.searchDefinition?.source else { return nil }
      guard has(source.table) else { return "no such table: main.\(source.table)" }
      let list = source.columns.map { "source.\(identifier: $0)" as SQL }.joined(separator: ", ")
      return try views.problem(ofView: SchemaName(source.table))
        ?? connection.problem(compiling: "SELECT \(list) FROM main.\(identifier: source.table) AS source")
    }
  }

  /// Whether a table or view with this name exists.
  private func has(_ name: String) -> Bool {
    let name = SchemaName(name)
    return objects.contains { $0.name == name && ($0.kind == .table || $0.kind == .view) }
  }
}
