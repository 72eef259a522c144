import SQLiteManager
import SQLiteTestKit

/// Notes the name of each database that is to be opened, and does not open it.
final class NamingWrapper: RoutedSqlite3Wrapper {
  private(set) var names: [String] = []

  init() { super.init(Sqlite3Wrapper()) }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe names.append(String(cString: filename))
    return ResultCode.cantopen.rawValue
  }
}

/// Says that it is the library of a version.
class AgedWrapper: RoutedSqlite3Wrapper {
  let version: Int32

  init(version: Int32) {
    self.version = version
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_libversion_number() -> Int32 { version }
}
