public import SQLiteContent
public import SQLiteCore
public import SQLiteText

// An app that searches without the product for it learns its name from the compiler. With the product the functions of that are called.

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

extension SQLiteManager {
  /// Is in the product `SQLiteFullText`.
  @available(*, unavailable, message: "searching is in the product SQLiteFullText: name it in Package.swift and import SQLiteFullText")
  public func liveSearches(in table: FullTextTable) -> [Never] { [] }
}
