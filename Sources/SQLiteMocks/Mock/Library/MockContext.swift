import SQLiteCalls
import SQLiteEngine

/// A function call in progress.
///
/// The context passed to a function is the address of this object, not a number as for other handles, because a trampoline has no other way
/// to find its box.
@safe final class MockContext {
  let handle: UInt
  let connection: MockConnection
  let function: MockFunction
  var result = MockValue.Content.null
  var failure: MockAnswer.Failure?
  /// Whether the call has returned, so that the context is no longer valid.
  var isOver = false
  private var aggregate: OwnedText?
  private var auxiliary: [Int32: GivenData] = [:]

  init(handle: UInt, connection: MockConnection, function: MockFunction) {
    self.handle = handle
    self.connection = connection
    self.function = function
  }

  /// The context that is passed to the function.
  var pointer: OpaquePointer { unsafe OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// Zeroed memory that lives until the function ends; the first call sets its size.
  func aggregateMemory(_ count: Int) -> UnsafeMutableRawPointer? {
    if aggregate == nil, count > 0 { aggregate = OwnedText(Array(repeating: 0, count: count), terminators: 0) }
    return unsafe aggregate?.base
  }

  /// Calls a closure with the box of a context's function. The mock keeps every context it has created, so the address is valid.
  static func perform(_ call: Sqlite3FunctionCall?, _ body: (Sqlite3FunctionBox, Sqlite3FunctionCall) -> Void) {
    guard let call else { return }
    let made = unsafe Unmanaged<MockContext>.fromOpaque(UnsafeRawPointer(call.context)).takeUnretainedValue()
    guard let box = unsafe made.function.data.pointer else { return }
    body(unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(box).takeUnretainedValue(), call)
  }

  static func perform(_ call: Sqlite3FunctionCall?, _ body: KeyPath<Sqlite3FunctionBox, Sqlite3FunctionBox.Body>) {
    perform(call) { $0[keyPath: body]($0, $0.wrapper, $1) }
  }

  func auxiliaryData(_ index: Int32) -> UnsafeMutableRawPointer? { unsafe auxiliary[index]?.pointer }

  func setAuxiliaryData(_ index: Int32, _ data: GivenData) { auxiliary.updateValue(data, forKey: index)?.end() }

  /// Frees the memory and the auxiliary data of the call.
  func end() {
    let gone = auxiliary.values
    auxiliary = [:]
    for data in gone { data.end() }
    aggregate = nil
  }
}

/// An application-defined function of a connection.
@safe struct MockFunction {
  /// The key of a function or a collation. A new one replaces an earlier one with the same key.
  struct Key: Hashable {
    let name: String
    let argumentCount: Int32
    let encoding: Int32

    /// Creates a key. UTF-16 without a byte order means little-endian, the byte order of this machine, and “any encoding” means UTF-8.
    init(_ name: String, _ encoding: Int32, _ argumentCount: Int32 = 0) {
      (self.name, self.argumentCount) = (name.lowercased(), argumentCount)
      self.encoding =
        switch TextEncoding(rawValue: encoding & 0xF) {
        case .any: TextEncoding.utf8.rawValue
        case .utf16, .utf16Aligned: TextEncoding.utf16le.rawValue
        default: encoding & 0xF
        }
    }
  }

  let data: GivenData
  var scalar: Sqlite3Trampolines.Call?
  var step: Sqlite3Trampolines.Call?
  var final: Sqlite3Trampolines.End?
  var value: Sqlite3Trampolines.End?
  var inverse: Sqlite3Trampolines.Call?
  /// The implementation of an FTS5 auxiliary function.
  var match: Sqlite3Trampolines.Match?

  var isRemoval: Bool { unsafe scalar == nil && final == nil }
}

/// A collation of a connection.
@safe struct MockCollation {
  let data: GivenData
  let compare: Sqlite3Callback.Compare?
}
