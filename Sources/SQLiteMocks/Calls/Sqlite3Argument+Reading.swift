import SQLiteCalls
import SQLiteEngine

extension [Sqlite3Argument] {
  /// The bits of a handle among the arguments; nil for a null pointer or another kind of argument.
  @inlinable package func handle(_ index: Int) -> UInt? {
    if indices.contains(index), case .handle(let bits) = self[index] { bits } else { nil }
  }

  /// The bits of a handle or any other pointer among the arguments; nil for a null pointer or another kind of argument.
  @inlinable package func bits(_ index: Int) -> UInt? {
    if indices.contains(index), case .pointer(let bits) = self[index] { bits } else { handle(index) }
  }

  /// An integer among the arguments; 0 for another kind of argument.
  @inlinable package func integer(_ index: Int) -> Int64 {
    if indices.contains(index), case .integer(let number) = self[index] { number } else { 0 }
  }

  /// A string among the arguments; nil for another kind of argument.
  @inlinable package func text(_ index: Int) -> String? {
    if indices.contains(index), case .text(let text) = self[index] { text } else { nil }
  }

  /// The database image whose ownership passes to `sqlite3_deserialize`, which frees it even if it fails; nil if the caller keeps it.
  /// <https://sqlite.org/c3ref/deserialize.html>
  package var ownedImage: UInt? {
    let flags = DeserializeFlags(rawValue: UInt32(truncatingIfNeeded: integer(5)))
    return flags.contains(.freeonclose) ? bits(2) : nil
  }

  /// The variable that an argument points to, valid only until the call returns.
  package func place<Value>(_ index: Int, of type: Value.Type) -> UnsafeMutablePointer<Value>? {
    if indices.contains(index), case .pointer(let bits?) = self[index] { unsafe UnsafeMutablePointer(bitPattern: bits) } else { nil }
  }

  /// Stores nil through a pointer argument.
  package func clearOut(_ index: Int) { unsafe place(index, of: OpaquePointer?.self)?.pointee = nil }

  /// The pointer that a call has stored through a pointer argument.
  package func handedOut(_ index: Int) -> UInt? { unsafe place(index, of: OpaquePointer?.self)?.pointee.map { UInt(bitPattern: $0) } }
}

extension Sqlite3Call {
  /// Whether the call compiles SQL.
  @inlinable package var compiles: Bool {
    switch self {
    case .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_prepare16, .sqlite3_prepare16_v2, .sqlite3_prepare16_v3: true
    default: false
    }
  }

  /// Whether the call binds a value to a parameter. Its arguments are the statement, the parameter's number, and the value.
  package var bindsValue: Bool { Self.binding[place] }

  private static let binding = allCases.map { $0.rawValue.hasPrefix("sqlite3_bind_") && !$0.rawValue.hasPrefix("sqlite3_bind_parameter_") }
}
