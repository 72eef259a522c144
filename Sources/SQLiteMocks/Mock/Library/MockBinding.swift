import Foundation
import SQLiteCalls
import SQLiteEngine

/// A value bound to a parameter. It is copied, or, for SQLITE_STATIC and custom destructors, read from the caller's memory when a run
/// begins.
///
/// UTF-16 text is converted, and therefore copied, when it is bound, so its destructor is called immediately.
@safe final class MockBinding {
  enum Form {
    case text, utf16, utf16BigEndian, blob

    /// The form of text in an encoding that the caller specifies.
    init(_ encoding: UInt8) {
      switch TextEncoding(rawValue: Int32(encoding)) {
      case .utf16, .utf16le: self = .utf16
      case .utf16be: self = .utf16BigEndian
      default: self = .text
      }
    }

    var isWide: Bool { self == .utf16 || self == .utf16BigEndian }
  }

  private let value: MockValue.Content
  /// The memory of the caller that holds the value; nil for a copied value.
  private var memory: (start: UnsafeRawPointer, count: Int, form: Form)?
  private var given: GivenData?

  init(_ content: MockValue.Content) { value = content }

  /// Binds an application pointer with its destructor.
  init(pointer: UnsafeMutableRawPointer?, type: String, destructor: Sqlite3Destructor.Function?) {
    value = unsafe .pointer(pointer.map { UInt(bitPattern: $0) }, type: type)
    given = unsafe GivenData(pointer, destructor)
  }

  /// Binds the caller's memory. A negative count means up to the NUL.
  init(memory: UnsafeRawPointer, count: Int, form: Form, destructor: Sqlite3Destructor.Function?) {
    let length = unsafe Self.length(of: memory, count: count, form: form)
    let isTransient = unsafe destructor.map { unsafe unsafeBitCast($0, to: Int.self) == -1 } ?? false
    guard form.isWide || isTransient else {
      value = .null
      unsafe self.memory = unsafe (memory, length, form)
      given = unsafe GivenData(UnsafeMutableRawPointer(mutating: memory), destructor)
      return
    }
    value = unsafe Self.read(memory, count: length, form)
    if form.isWide { unsafe Sqlite3Destructor.call(destructor, with: memory) }
  }

  static func length(of memory: UnsafeRawPointer, count: Int, form: Form) -> Int {
    if count >= 0 { return form.isWide ? count & ~1 : count }
    guard form.isWide else { return unsafe strlen(memory.assumingMemoryBound(to: CChar.self)) }
    var length = 0
    while unsafe memory.loadUnaligned(fromByteOffset: length, as: UInt16.self) != 0 { length += 2 }
    return length
  }

  private static func read(_ memory: UnsafeRawPointer, count: Int, _ form: Form) -> MockValue.Content {
    let bytes = unsafe UnsafeRawBufferPointer(start: memory, count: count)
    switch form {
    case .text: return unsafe .text(Array(bytes))
    case .blob: return unsafe .blob(Array(bytes))
    case .utf16, .utf16BigEndian:
      let units = stride(from: 0, to: count, by: 2).map { unsafe bytes.loadUnaligned(fromByteOffset: $0, as: UInt16.self) }
      return .text(Array(String(decoding: form == .utf16 ? units : units.map(\.byteSwapped), as: UTF16.self).utf8))
    }
  }

  /// The current value. If the caller freed the memory too early, it is nevertheless read here, as in SQLite.
  var content: MockValue.Content {
    unsafe memory.map { unsafe Self.read($0.start, count: $0.count, $0.form) } ?? value
  }

  /// Calls the destructor, once.
  func end() { given.take()?.end() }
}
