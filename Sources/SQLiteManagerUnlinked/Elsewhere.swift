public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteText

// If an app uses searching without importing its product, the compiler names the product.

extension Connection {
  /// Available in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func search<Query>(_ query: Query, in table: FullTextTable) -> [Never] { [] }
}

extension DatabaseAccess {
  /// Available in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func search<Query>(_ query: Query, in table: FullTextTable) -> [Never] { [] }
}

extension SharedDatabase {
  /// Available in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func liveSearches(in table: FullTextTable) -> [Never] { [] }
}
