import SQLiteManager
import SQLiteTestKit

/// Notes each bound text as far as its NUL, and how often bindings are cleared; the real library does the rest.
final class BindingWrapper: RoutedSqlite3Wrapper {
  private(set) var texts: [String] = []
  private(set) var clearings = 0

  init() { super.init(Sqlite3Wrapper()) }

  override func sqlite3_bind_text(
    _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: Int32,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe texts.append(String(cString: text))
    return unsafe super.sqlite3_bind_text(statement, index, text, count, destructor)
  }

  override func sqlite3_clear_bindings(_ statement: OpaquePointer!) -> Int32 {
    clearings += 1
    return unsafe super.sqlite3_clear_bindings(statement)
  }
}
