// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Text.
public protocol Sqlite3TextCalls: AnyObject {
  /// Formats one C string into memory from `sqlite3_malloc`; the format must consume exactly that one argument.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/mprintf.html>
  func sqlite3_mprintf(_ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
  /// Formats a list of arguments into memory from `sqlite3_malloc`.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/mprintf.html>
  func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>!
  /// Formats one C string into a buffer of so many bytes, NUL included; the format must consume exactly that one argument.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/mprintf.html>
  func sqlite3_snprintf(
    _ size: Int32, _ buffer: UnsafeMutablePointer<CChar>!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) -> UnsafeMutablePointer<CChar>!
  /// Formats a list of arguments into a buffer of so many bytes, NUL included.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/mprintf.html>
  func sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer)
    -> UnsafeMutablePointer<CChar>!
  /// Starts a string under construction; ended by `sqlite3_str_finish`.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_new.html>
  func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer!
  /// Ends a string under construction and hands out its text, to be freed with `sqlite3_free`.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/str_finish.html>
  func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>!
  /// Appends one formatted C string; the format must consume exactly that one argument.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_appendf(_ string: OpaquePointer!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!)
  /// Appends a formatted list of arguments.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ zFormat: UnsafePointer<CChar>!, _ a2: CVaListPointer)
  /// Appends so many bytes.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_append(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!, _ N: Int32)
  /// Appends a C string.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_appendall(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!)
  /// Appends a byte N times.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ N: Int32, _ C: CChar)
  /// Empties a string under construction.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_appendf.html>
  func sqlite3_str_reset(_ a0: OpaquePointer!)
  /// SQLITE_OK, SQLITE_NOMEM or SQLITE_TOOBIG for a string under construction.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_errcode.html>
  @discardableResult
  func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32
  /// The length so far, in bytes, without the NUL.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_errcode.html>
  @discardableResult
  func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32
  /// The text so far, valid until the next change; nil while empty.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/str_errcode.html>
  func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>!
  /// Compares two C strings, ASCII case folded.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stricmp.html>
  @discardableResult
  func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32
  /// Compares up to so many bytes of two C strings, ASCII case folded.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stricmp.html>
  @discardableResult
  func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32
  /// 0 when a text matches a GLOB pattern.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/strglob.html>
  @discardableResult
  func sqlite3_strglob(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!) -> Int32
  /// 0 when a text matches a LIKE pattern with an escape character.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/strlike.html>
  @discardableResult
  func sqlite3_strlike(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!, _ cEsc: UInt32) -> Int32
}
