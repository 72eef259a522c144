public import Foundation
import SQLiteCallsCore

extension Data: SQLiteConvertible {
  /// A blob; empty is not NULL.
  public var sqliteValue: SQLiteValue? { .blob([UInt8](self)) }
  /// Binds the bytes where they lie; SQLite copies them.
  public func bind(to parameter: Parameter) -> Int32 { unsafe withUnsafeBytes { unsafe parameter.bind(blob: $0) } }
  /// A BLOB.
  public static func extract(from value: SQLiteValue) -> Data? { [UInt8].extract(from: value).map { Data($0) } }
  /// A BLOB, copied once.
  public static func extract(from stored: StoredValue) -> Data? {
    stored.storageClass == .blob ? unsafe stored.withBlob { unsafe Data($0) } : nil
  }
}
