// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Formats one C string into memory from `sqlite3_malloc`; the format must consume exactly that one argument. <https://sqlite.org/c3ref/mprintf.html>
  @_alwaysEmitIntoClient public func sqlite3_mprintf(_ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!)
    -> UnsafeMutablePointer<CChar>!
  {
    unsafe CSQLiteLoaded.sqm_loaded_mprintf(library, format, text)
  }
  /// Formats a list of arguments into memory from `sqlite3_malloc`. <https://sqlite.org/c3ref/mprintf.html>
  @_alwaysEmitIntoClient public func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>! {
    unsafe library.pointee.sqlite3_vmprintf(a0, a1)
  }
  /// Formats one C string into a buffer of so many bytes, NUL included; the format must consume exactly that one argument. <https://sqlite.org/c3ref/mprintf.html>
  @_alwaysEmitIntoClient public func sqlite3_snprintf(
    _ size: Int32, _ buffer: UnsafeMutablePointer<CChar>!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) -> UnsafeMutablePointer<CChar>! {
    unsafe CSQLiteLoaded.sqm_loaded_snprintf(library, size, buffer, format, text)
  }
  /// Formats a list of arguments into a buffer of so many bytes, NUL included. <https://sqlite.org/c3ref/mprintf.html>
  @_alwaysEmitIntoClient public func sqlite3_vsnprintf(
    _ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer
  ) -> UnsafeMutablePointer<CChar>! {
    unsafe library.pointee.sqlite3_vsnprintf(a0, a1, a2, a3)
  }
  /// Starts a string under construction; ended by `sqlite3_str_finish`. <https://sqlite.org/c3ref/str_new.html>
  @_alwaysEmitIntoClient public func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_str_new(a0)
  }
  /// Ends a string under construction and hands out its text, to be freed with `sqlite3_free`. <https://sqlite.org/c3ref/str_finish.html>
  @_alwaysEmitIntoClient public func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe library.pointee.sqlite3_str_finish(a0)
  }
  /// Appends one formatted C string; the format must consume exactly that one argument. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_appendf(
    _ string: OpaquePointer!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) {
    unsafe CSQLiteLoaded.sqm_loaded_str_appendf(library, string, format, text)
  }
  /// Appends a formatted list of arguments. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ zFormat: UnsafePointer<CChar>!, _ a2: CVaListPointer) {
    unsafe library.pointee.sqlite3_str_vappendf(a0, zFormat, a2)
  }
  /// Appends so many bytes. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_append(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!, _ N: Int32) {
    unsafe library.pointee.sqlite3_str_append(a0, zIn, N)
  }
  /// Appends a C string. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_appendall(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!) {
    unsafe library.pointee.sqlite3_str_appendall(a0, zIn)
  }
  /// Appends a byte N times. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ N: Int32, _ C: CChar) {
    unsafe library.pointee.sqlite3_str_appendchar(a0, N, C)
  }
  /// Empties a string under construction. <https://sqlite.org/c3ref/str_appendf.html>
  @_alwaysEmitIntoClient public func sqlite3_str_reset(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_str_reset(a0)
  }
  /// SQLITE_OK, SQLITE_NOMEM or SQLITE_TOOBIG for a string under construction. <https://sqlite.org/c3ref/str_errcode.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_str_errcode(a0)
  }
  /// The length so far, in bytes, without the NUL. <https://sqlite.org/c3ref/str_errcode.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_str_length(a0)
  }
  /// The text so far, valid until the next change; nil while empty. <https://sqlite.org/c3ref/str_errcode.html>
  @_alwaysEmitIntoClient public func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe library.pointee.sqlite3_str_value(a0)
  }
  /// Compares two C strings, ASCII case folded. <https://sqlite.org/c3ref/stricmp.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_stricmp(a0, a1)
  }
  /// Compares up to so many bytes of two C strings, ASCII case folded. <https://sqlite.org/c3ref/stricmp.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_strnicmp(a0, a1, a2)
  }
  /// 0 when a text matches a GLOB pattern. <https://sqlite.org/c3ref/strglob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_strglob(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_strglob(zGlob, zStr)
  }
  /// 0 when a text matches a LIKE pattern with an escape character. <https://sqlite.org/c3ref/strlike.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_strlike(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!, _ cEsc: UInt32) -> Int32
  {
    unsafe library.pointee.sqlite3_strlike(zGlob, zStr, cEsc)
  }
}
