import SQLiteCalls
import SQLiteManagerEngine

/// A value bound to a parameter: copied, or, for STATIC and for a destructor, read from the caller's memory when a run begins.
///
/// Text in UTF-16 is converted, and so copied, when it is bound: its destructor is called at once.
@safe final class MockBinding {
  enum Form { case text, utf16, utf16BigEndian, blob }

  @safe private enum Source {
    case value(MockValue.Content)
    case memory(UnsafeRawPointer, count: Int, Form)
  }

  private let source: Source
  private var destructor: Sqlite3Destructor.Function?
  private let data: UnsafeRawPointer?

  init(_ content: MockValue.Content) {
    source = .value(content)
    unsafe data = nil
  }

  /// A pointer of the application with its destructor.
  init(pointer: UnsafeMutableRawPointer?, type: String, destructor: Sqlite3Destructor.Function?) {
    source = unsafe .value(.pointer(pointer.map { UInt(bitPattern: $0) }, type: type))
    unsafe data = UnsafeRawPointer(pointer)
    unsafe self.destructor = unsafe destructor
  }

  /// Memory of the caller; a negative count means up to the NUL.
  init(memory: UnsafeRawPointer, count: Int, form: Form, destructor: Sqlite3Destructor.Function?) {
    let length = unsafe Self.length(of: memory, count: count, form: form)
    unsafe data = unsafe memory
    let isConverted = form == .utf16 || form == .utf16BigEndian
    let isTransient = unsafe destructor.map { unsafe unsafeBitCast($0, to: Int.self) == -1 } ?? false
    guard isConverted || isTransient else {
      source = unsafe .memory(memory, count: length, form)
      unsafe self.destructor = unsafe destructor
      return
    }
    source = unsafe .value(Self.read(memory, count: length, form))
    if isConverted { unsafe Sqlite3Destructor.call(destructor, with: memory) }
  }

  static func length(of memory: UnsafeRawPointer, count: Int, form: Form) -> Int {
    if form == .utf16 || form == .utf16BigEndian {
      if count >= 0 { return count & ~1 }
      var length = 0
      while unsafe memory.loadUnaligned(fromByteOffset: length, as: UInt16.self) != 0 { length += 2 }
      return length
    }
    if count >= 0 { return count }
    var length = 0
    while unsafe memory.load(fromByteOffset: length, as: UInt8.self) != 0 { length += 1 }
    return length
  }

  private static func read(_ memory: UnsafeRawPointer, count: Int, _ form: Form) -> MockValue.Content {
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: memory, count: count))
    return switch form {
    case .text: .text(bytes)
    case .utf16: .text(OwnedText.utf8(fromUTF16: bytes, bigEndian: false))
    case .utf16BigEndian: .text(OwnedText.utf8(fromUTF16: bytes, bigEndian: true))
    case .blob: .blob(bytes)
    }
  }

  /// The value as it is now. Memory that the caller freed too early is read here, as SQLite would.
  var content: MockValue.Content {
    switch source {
    case .value(let content): content
    case .memory(let memory, let count, let form): unsafe Self.read(memory, count: count, form)
    }
  }

  /// Calls the destructor, once.
  func end() {
    let destructor = unsafe destructor
    unsafe self.destructor = nil
    if unsafe destructor != nil { unsafe Sqlite3Destructor.call(destructor, with: data) }
  }
}
