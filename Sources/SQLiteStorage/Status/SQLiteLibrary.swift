public import SQLiteCalls
public import SQLiteCore

/// The build information, counters and memory limits of the SQLite library, which apply to the whole process and all its connections.
///
/// ```swift
/// let library = SQLiteLibrary(Sqlite3Wrapper())
/// library.softMemoryLimit = 64 << 20
/// ```
public struct SQLiteLibrary {
  package let wrapper: any Sqlite3WrapperProtocol

  /// Creates an interface to the library that a wrapper calls.
  public init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// The options that the library was built with, without the prefix `SQLITE_`. <https://sqlite.org/c3ref/compileoption_get.html>
  public var compileOptions: [String] {
    var options: [String] = []
    while let option = unsafe wrapper.sqlite3_compileoption_get(Int32(options.count)) { options.append(unsafe String(cString: option)) }
    return options
  }

  /// The identifier of the sources that the library was built from. <https://sqlite.org/c3ref/libversion.html>
  public var sourceID: String { unsafe wrapper.sqlite3_sourceid().map { unsafe String(cString: $0) } ?? "" }

  /// The SQL keywords of this version. Most of them can be used as names without quotes anyway.
  ///
  /// - Throws: ``SQLiteError`` when the library fails to return one of them.
  ///
  /// The C functions are `sqlite3_keyword_count` and `sqlite3_keyword_name`: <https://sqlite.org/c3ref/keyword_check.html>
  public var keywords: [String] {
    get throws(SQLiteError) {
      var words: [String] = []
      for number in 0..<wrapper.sqlite3_keyword_count() {
        var (name, length): (UnsafePointer<CChar>?, Int32) = (nil, 0)
        let code = unsafe wrapper.sqlite3_keyword_name(number, &name, &length)
        guard code == 0, let name = unsafe name else {
          throw SQLiteError(
            ResultCode(rawValue: code == 0 ? 1 : code), "SQLite returned no keyword \(number)", origin: .call(.sqlite3_keyword_name))
        }
        words.append(unsafe String(decoding: UnsafeRawBufferPointer(start: name, count: Int(length)), as: UTF8.self))
      }
      return words
    }
  }

  /// Returns whether a text ends with a complete statement. If not, a shell reads more input.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3_complete`: <https://sqlite.org/c3ref/complete.html>
  public func isComplete(_ sql: String) throws(SQLiteError) -> Bool {
    let result = unsafe wrapper.sqlite3_complete(sql)
    if result > 1 {
      throw SQLiteError(ResultCode(rawValue: result), "SQLite could not examine the text", origin: .call(.sqlite3_complete))
    }
    return result == 1
  }

  // MARK: - Memory

  /// The number of bytes above which the library frees memory of its caches. It may still use more. 0 means no limit.
  /// <https://sqlite.org/c3ref/hard_heap_limit64.html>
  public var softMemoryLimit: Int64 {
    get { wrapper.sqlite3_soft_heap_limit64(-1) }
    nonmutating set { _ = wrapper.sqlite3_soft_heap_limit64(max(0, newValue)) }
  }

  /// The maximum number of bytes that the library may use. A call that needs more fails with SQLITE_NOMEM. 0 means no limit.
  /// <https://sqlite.org/c3ref/hard_heap_limit64.html>
  public var hardMemoryLimit: Int64 {
    get { wrapper.sqlite3_hard_heap_limit64(-1) }
    nonmutating set { _ = wrapper.sqlite3_hard_heap_limit64(max(0, newValue)) }
  }
}
