public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteText

// For a search without the import of its product, the compiler names the product.

extension Connection {
  /// Is in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func search<Query>(_ query: Query, in table: FullTextTable) -> [Never] { [] }
}

extension DatabaseAccess {
  /// Is in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func search<Query>(_ query: Query, in table: FullTextTable) -> [Never] { [] }
}

extension SharedDatabase {
  /// Is in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func liveSearches(in table: FullTextTable) -> [Never] { [] }
}
