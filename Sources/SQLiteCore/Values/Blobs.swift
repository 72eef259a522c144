public import Foundation
public import SQLiteCalls

extension Array: SQLiteBindable where Element == UInt8 {
  /// A blob; empty is not NULL.
  @inlinable public var sqliteValue: SQLiteValue? { .blob(self) }
  /// Binds the bytes; SQLite copies them.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
}

extension Array: SQLiteExtractable where Element == UInt8 {
  /// Reads a BLOB.
  @inlinable public static func extract(from value: SQLiteValue) -> [UInt8]? {
    if case .blob(let bytes) = value { bytes } else { nil }
  }
  /// Reads a BLOB.
  @inlinable public static func extract(from stored: StoredValue) -> [UInt8]? { stored.storageClass == .blob ? stored.blob : nil }
}

extension Data: SQLiteConvertible {
  /// A blob; empty is not NULL.
  public var sqliteValue: SQLiteValue? { .blob([UInt8](self)) }
  /// Binds the bytes in place; SQLite copies them.
  public func bind(to parameter: Parameter) -> Int32 { unsafe withUnsafeBytes { unsafe parameter.bind(blob: $0) } }
  /// Reads a BLOB.
  public static func extract(from value: SQLiteValue) -> Data? { [UInt8].extract(from: value).map { Data($0) } }
  /// Reads a BLOB, copied once.
  public static func extract(from stored: StoredValue) -> Data? {
    stored.storageClass == .blob ? unsafe stored.withBlob { unsafe Data($0) } : nil
  }
}

/// A blob of zero bytes, as a placeholder to write into later; SQLite creates the bytes only when they are read.
/// <https://sqlite.org/c3ref/bind_blob.html>
public struct ZeroBlob: SQLiteBindable, Hashable, Sendable {
  /// The number of bytes.
  public let count: Int

  /// Creates a blob of `count` zero bytes.
  public init(count: Int) { self.count = count }

  /// A blob; nil when the number of bytes is negative or more than SQLite can ever hold.
  public var sqliteValue: SQLiteValue? { isPossible ? .blob(Array(repeating: 0, count: count)) : nil }

  /// The reason why SQLite cannot hold the value, if no blob can have that size; otherwise nil.
  public var reasonAgainst: String? { isPossible ? nil : "no blob has \(count) bytes" }

  private var isPossible: Bool { (0...Int(Int32.max)).contains(count) }

  /// Binds with `sqlite3_bind_zeroblob64`.
  public func bind(to parameter: Parameter) -> Int32 {
    guard isPossible else { return parameter.refuse() }
    return unsafe parameter.wrapper.sqlite3_bind_zeroblob64(parameter.statement, parameter.index, UInt64(count))
  }

  /// Sets the result with `sqlite3_result_zeroblob64`.
  public func setResult(_ result: FunctionResult) -> Int32 {
    isPossible ? result.setZeroBlob(count: UInt64(count)) : ResultCode.mismatch.rawValue
  }
}
