/// The two special destructors of C, and the rule by which any destructor is called.
///
/// `SQLITE_STATIC` is nil. <https://sqlite.org/c3ref/c_static.html>
@safe public enum Sqlite3Destructor {
  /// The C type of a destructor.
  public typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// `SQLITE_TRANSIENT`: SQLite makes a copy of its own before the call returns. Never call it.
  @inlinable public static var transient: Function { unsafe unsafeBitCast(-1, to: Function.self) }

  /// Calls a destructor as SQLite does when it has no use for the data, leaving the two special ones alone.
  ///
  /// - Parameters:
  ///   - destructor: What came with the data.
  ///   - data: The data to give up; a nil pointer is handed over too, as SQLite does.
  @inlinable public static func call(_ destructor: Function?, with data: UnsafeRawPointer?) {
    guard let destructor = unsafe destructor, unsafe unsafeBitCast(destructor, to: Int.self) != -1 else { return }
    unsafe destructor(UnsafeMutableRawPointer(mutating: data))
  }
}
