public import SQLiteCalls
public import SQLiteCore

/// Opens another database than the code under test names: the database of the test, whatever path is built into the code.
///
/// ```swift
/// let sqlite = RedirectingSqlite3Wrapper(Sqlite3Wrapper(), to: try TestDatabase.current.location)
/// let library = try Library(on: sqlite)     // opens ~/.local/share/app/library.sqlite, as it believes
/// ```
///
/// Every file and every URI that is opened is replaced, with the access that the code requests; private databases (`:memory:` and temporary
/// ones) are not replaced, nor are attached databases. Files are not touched: code that checks whether its file exists, or copies it, needs
/// a file system of the test's own.
open class RedirectingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// The database that is opened instead.
  public let location: Connection.Location
  private let asked = Locked<[String]>([])

  /// A wrapper that opens one database instead of all others.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that opens the database.
  ///   - location: The database: a file, or a URI.
  public init(_ inner: any Sqlite3WrapperProtocol, to location: Connection.Location) {
    self.location = location
    super.init(inner)
  }

  /// The names that the code under test tried to open, in order.
  public var redirected: [String] { asked.withLock { $0 } }

  override open func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    guard let name = unsafe otherName(filename, flags) else { return unsafe super.sqlite3_open_v2(filename, ppDb, flags, zVfs) }
    let uri = OpenFlags(rawValue: flags).union(.uri).rawValue
    defer { withExtendedLifetime(name) {} }
    return unsafe super.sqlite3_open_v2(name.cString, ppDb, uri, nil)  // the URI names its own file system
  }

  override open func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  override open func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    guard let filename = unsafe filename else { return unsafe sqlite3_open(nil, ppDb) }
    let text = unsafe OwnedText(String(decodingCString: filename.assumingMemoryBound(to: UInt16.self), as: UTF16.self))
    return withExtendedLifetime(text) { unsafe sqlite3_open(text.cString, ppDb) }
  }

  /// The name to open instead of another one; nil if either is a private database.
  private func otherName(_ filename: UnsafePointer<CChar>?, _ flags: Int32) -> OwnedText? {
    guard let name = unsafe filename.map({ unsafe String(cString: $0) }), DatabaseURI.path(ofName: name) != nil,
      !OpenFlags(rawValue: flags).contains(.memory)
    else { return nil }
    let other: String? =
      switch location {
      case .file(let path): SQL.fileURI(path: path)
      case .uri(let uri): uri
      case .memory, .temporary: nil
      }
    guard let other else { return nil }
    asked.withLock { $0.append(name) }
    return OwnedText(other)
  }
}

extension RedirectingSqlite3Wrapper: TransparentDouble {}
