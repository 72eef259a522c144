import CSQLiteManager
import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a shape for R*Tree searches, or replaces the shape with that name.
  ///
  /// ```swift
  /// try connection.addShape("circle") { box in
  ///   let (x, y, radius) = (try box.argument(0), try box.argument(1), try box.argument(2))
  ///   …
  /// }
  /// try connection.rows("SELECT id FROM place WHERE id MATCH circle(\(x), \(y), 2.5)", as: Int.self)
  /// ```
  /// The closure is called first for boxes around many rows, then for the boxes inside them unless they are outside the shape. SQL on the
  /// connection is refused within the closure. If the closure throws, the statement fails with the code of the ``SQLiteError``, or with
  /// SQLITE_ERROR for any other error; the thrown error is its ``SQLiteError/underlying``. ``removeFunction(_:argumentCount:)`` with -1
  /// arguments removes the shape.
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes. A function with that name and -1 as its number of arguments is replaced.
  ///   - body: Returns how a box overlaps the shape. The connection keeps the closure until the shape is replaced or removed or the
  ///     connection closes, so the closure must not capture the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the library was built without R*Trees, SQLITE_BUSY if it would replace a shape while a
  ///   statement is running, SQLITE_MISUSE for an invalid name, after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_rtree_query_callback`: <https://sqlite.org/rtree.html#the_new_xqueryfunc_callback>
  public func addShape(_ name: String, _ body: @escaping (borrowing RTreeBox) throws -> RTreeAnswer) throws {
    try wrapper.refuseWithout(.sqlite3_rtree_query_callback)
    let test: @convention(c) (UnsafeMutablePointer<CSQLiteManager.sqlite3_rtree_query_info>?) -> Int32 = { query in
      guard let query = unsafe query, let context = unsafe query.pointee.pContext else { return ResultCode.misuse.rawValue }
      return unsafe Unmanaged<ShapeBox>.fromOpaque(context).takeUnretainedValue().test(query)
    }
    unsafe try register(ShapeBox(name, failures, body), named: name, -1, [], as: .sqlite3_rtree_query_callback) {
      handle, name, _, pointer in
      unsafe wrapper.sqlite3_rtree_query_callback(handle, name, test, pointer, Sqlite3Destructor.ofObject)
    }
  }
}

/// The context object of a shape. SQLite sees a shape as a function whose value only an R*Tree search can use.
private final class ShapeBox {
  private let name: String
  private let failures: FunctionFailures
  private let body: (borrowing RTreeBox) throws -> RTreeAnswer

  init(_ name: String, _ failures: FunctionFailures, _ body: @escaping (borrowing RTreeBox) throws -> RTreeAnswer) {
    (self.name, self.failures, self.body) = (name, failures, body)
  }

  /// Calls the closure for a box.
  func test(_ query: UnsafeMutablePointer<CSQLiteManager.sqlite3_rtree_query_info>) -> Int32 {
    var code: Int32 = 0
    failures.during {
      do {
        let answer = try body(unsafe RTreeBox(query, of: name))
        if let score = answer.score, !(score >= 0) {
          throw SQLiteError.refused(.error, "the score \(score) of a box is not a number of at least 0")
        }
        unsafe query.pointee.eWithin = answer.overlap.rawValue
        if let score = answer.score { unsafe query.pointee.rScore = score }
      } catch {
        code = failures.keep(error, "the shape \(name) failed")
      }
    }
    return code
  }
}
