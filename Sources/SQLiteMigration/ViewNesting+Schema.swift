package import SQLiteCore

extension ViewNesting {
  /// Why a view or trigger may take too long to compile; nil when it does not.
  package func problem(of object: SchemaObject) -> String? {
    switch object.kind {
    case .view: problem(ofView: object.name)
    case .trigger: problem(of: object.sql)
    case .table, .index: nil
    }
  }

  /// Why one of the views and triggers that are compiled together may take too long; nil when none does.
  package func problem(of objects: [SchemaObject]) -> String? { objects.lazy.compactMap { self.problem(of: $0) }.first }
}
