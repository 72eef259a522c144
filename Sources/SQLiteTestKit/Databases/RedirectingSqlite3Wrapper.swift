public import SQLiteCalls
public import SQLiteCore

/// Opens the test's database instead of the database that the code under test names, whatever path is built into the code.
///
/// ```swift
/// let sqlite = RedirectingSqlite3Wrapper(Sqlite3Wrapper(), to: try TestDatabase.current.location)
/// let library = try Library(on: sqlite)     // opens ~/.local/share/app/library.sqlite, as it believes
/// ```
///
/// Every file and URI is replaced, and opened with the access that the code requests. Private databases (`:memory:` and temporary ones) and
/// attached databases are not replaced. Files are not touched: code that checks whether its file exists, or copies it, needs a test file
/// system as well.
open class RedirectingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// The database that is opened instead.
  public let location: Connection.Location
  private let asked = Locked<[String]>([])

  /// Creates a wrapper that opens one database instead of all others.
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

  /// Returns the name to open instead of another one; nil if either is a private database.
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
