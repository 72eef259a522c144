public import SQLiteConcurrency
public import SQLiteCore

// If an app uses one of these features without importing its product, the compiler names the product. With the import, the product's own
// functions are called.

extension Connection {
  /// Available in the product `SQLiteSessions`.
  @available(*, unavailable, message: "preupdate hooks are in the product SQLiteSessions: name it in Package.swift and import it")
  public func addPreupdateHook(_ body: (Never) -> Void) -> HookToken? { nil }

  /// Available in the product `SQLiteDescriptions`.
  @available(*, unavailable, message: "it is in the product SQLiteDescriptions: name it in Package.swift and import SQLiteDescriptions")
  public func description(of table: String) -> Never? { nil }

  /// Available in the product `SQLiteDescriptions`.
  @available(*, unavailable, message: "it is in the product SQLiteDescriptions: name it in Package.swift and import SQLiteDescriptions")
  public func differences<Description>(from description: Description) -> [String] { [] }

  /// Available in the product `SQLiteStorage`.
  @available(*, unavailable, message: "scripts of SQL are in the product SQLiteStorage: name it in Package.swift and import SQLiteStorage")
  public func dump(_ write: (String) throws -> Void) {}

  /// Available in the product `SQLiteStorage`.
  @available(*, unavailable, message: "copies are in the product SQLiteStorage: name it in Package.swift and import SQLiteStorage")
  public func backup(toNewFile path: String) {}

  /// Available in the product `SQLiteStorage`.
  @available(*, unavailable, message: "copies are in the product SQLiteStorage: name it in Package.swift and import SQLiteStorage")
  public func vacuum(into path: String) {}
}

extension ObservableDatabase {
  /// Available in the product `SQLiteStorage`.
  @available(*, unavailable, message: "copies are in the product SQLiteStorage: name it in Package.swift and import SQLiteStorage")
  public func backup(toNewFile path: String) {}
}
