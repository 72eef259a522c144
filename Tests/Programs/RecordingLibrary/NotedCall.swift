// Functions of sqlite3.h once more, under the same names, in a program that is linked with them: code that calls SQLite there calls these, which
// do nothing but note by which name, and with which arguments, they were called.

/// A call that arrived.
public struct NotedCall: Equatable {
  /// The name of the function.
  public let function: String
  /// The bits of each argument.
  public let arguments: [UInt64]

  /// A call with these arguments.
  public init(_ function: String, _ arguments: [UInt64]) { (self.function, self.arguments) = (function, arguments) }
}

/// The calls that arrived, the oldest first; one thread makes them.
nonisolated(unsafe) public var notedCalls: [NotedCall] = []

func note(_ function: String, _ arguments: [UInt64]) { notedCalls.append(NotedCall(function, arguments)) }

/// The bits of a value of up to eight bytes, the rest zero.
public func bits<Value>(_ value: Value) -> UInt64 {
  var bits: UInt64 = 0
  withUnsafeBytes(of: value) { bytes in
    withUnsafeMutableBytes(of: &bits) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(8))) }
  }
  return bits
}

/// Says in which library the functions are looked for that a library may lack: in this program.
@_cdecl("sqlite3_sourceid")
func recording_sqlite3_sourceid() -> UnsafeRawPointer { UnsafeRawPointer(("noted" as StaticString).utf8Start) }
