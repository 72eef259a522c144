public import SQLiteCalls
public import SQLiteCore

/// The facts, counters and memory limits of the SQLite library: they are those of the whole process, whatever connections there are.
///
/// ```swift
/// let library = SQLiteLibrary(Sqlite3Wrapper())
/// library.softMemoryLimit = 64 << 20
/// ```
public struct SQLiteLibrary {
  package let wrapper: any Sqlite3WrapperProtocol

  /// The library behind a wrapper.
  public init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// The options that the library was built with, without `SQLITE_` before them. <https://sqlite.org/c3ref/compileoption_get.html>
  public var compileOptions: [String] {
    var options: [String] = []
    while let option = unsafe wrapper.sqlite3_compileoption_get(Int32(options.count)) { options.append(unsafe String(cString: option)) }
    return options
  }

  /// The identifier of the sources that the library was built from. <https://sqlite.org/c3ref/libversion.html>
  public var sourceID: String { unsafe wrapper.sqlite3_sourceid().map { unsafe String(cString: $0) } ?? "" }

  /// The keywords of SQL in this version; most of them can be names without quotes all the same.
  ///
  /// - Throws: ``SQLiteError`` when the library does not answer one of them.
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
            ResultCode(rawValue: code == 0 ? 1 : code), "SQLite does not give keyword \(number)", origin: .call(.sqlite3_keyword_name))
        }
        words.append(unsafe String(decoding: UnsafeRawBufferPointer(start: name, count: Int(length)), as: UTF8.self))
      }
      return words
    }
  }

  /// Whether text ends where a statement can end: a shell goes on reading otherwise.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3_complete`: <https://sqlite.org/c3ref/complete.html>
  public func isComplete(_ sql: String) throws(SQLiteError) -> Bool {
    let answer = unsafe wrapper.sqlite3_complete(sql)
    if answer > 1 {
      throw SQLiteError(ResultCode(rawValue: answer), "it is not known whether the text is complete", origin: .call(.sqlite3_complete))
    }
    return answer == 1
  }

  // MARK: - Memory

  /// The number of bytes from which on the library gives back memory of its caches; it uses more when it has to. 0 is no limit.
  /// <https://sqlite.org/c3ref/hard_heap_limit64.html>
  public var softMemoryLimit: Int64 {
    get { wrapper.sqlite3_soft_heap_limit64(-1) }
    nonmutating set { _ = wrapper.sqlite3_soft_heap_limit64(max(0, newValue)) }
  }

  /// The number of bytes that the library may use: a call that needs more fails with SQLITE_NOMEM. 0 is no limit.
  /// <https://sqlite.org/c3ref/hard_heap_limit64.html>
  public var hardMemoryLimit: Int64 {
    get { wrapper.sqlite3_hard_heap_limit64(-1) }
    nonmutating set { _ = wrapper.sqlite3_hard_heap_limit64(max(0, newValue)) }
  }
}
