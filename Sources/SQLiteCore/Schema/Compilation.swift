/// A statement as SQLite compiled it: while it is the same, so is the part of the schema that it was compiled for.
///
/// SQLite compiles a statement again, before its first step, when anything of the schema has changed meanwhile, by whomever.
/// <https://sqlite.org/c3ref/c_stmtstatus_counter.html>
@usableFromInline package struct Compilation: Equatable {
  /// Held, so that no other statement can come to lie where it lies.
  private let prepared: PreparedStatement
  private let number: Int32

  init(of prepared: PreparedStatement) {
    self.prepared = prepared
    number = prepared.compilations
  }

  @usableFromInline package static func == (first: Compilation, second: Compilation) -> Bool {
    first.prepared === second.prepared && first.number == second.number
  }
}

extension Compilation {
  /// Whether a statement is compiled so now.
  func isOf(_ prepared: PreparedStatement) -> Bool { self.prepared === prepared && number == prepared.compilations }
}

extension Statement {
  /// Whether it is compiled so now.
  @usableFromInline package func isCompiled(as compilation: Compilation?) -> Bool { compilation?.isOf(prepared) == true }

  /// As it is compiled now.
  @usableFromInline package var compilation: Compilation { Compilation(of: prepared) }
}

extension Row {
  /// Whether the statement of the row is compiled so.
  package func isCompiled(as compilation: Compilation?) -> Bool { compilation?.isOf(prepared) == true }
}
