import SQLiteCallsCore

/// A blob of zero bytes, as a placeholder to write into later; SQLite makes no bytes before they are asked for.
/// <https://sqlite.org/c3ref/bind_blob.html>
public struct ZeroBlob: SQLiteBindable, Hashable, Sendable {
  /// The number of bytes.
  public let count: Int

  /// So many zero bytes.
  public init(count: Int) { self.count = count }

  /// A blob; nil when there are less than no bytes or more than SQLite can ever hold.
  public var sqliteValue: SQLiteValue? { isPossible ? .blob(Array(repeating: 0, count: count)) : nil }

  /// That no blob has that size.
  public var reasonAgainst: String? { isPossible ? nil : "no blob has \(count) bytes" }

  private var isPossible: Bool { (0...Int(Int32.max)).contains(count) }

  /// Binds with `sqlite3_bind_zeroblob64`.
  public func bind(to parameter: Parameter) -> Int32 {
    guard isPossible else { return parameter.refuse() }
    return unsafe parameter.wrapper.sqlite3_bind_zeroblob64(parameter.statement, parameter.index, UInt64(count))
  }

  /// Answers with `sqlite3_result_zeroblob64`.
  public func answer(_ result: FunctionResult) -> Int32 {
    isPossible ? result.setZeroBlob(count: UInt64(count)) : ResultCode.mismatch.rawValue
  }
}
