import SQLiteCalls
import SQLiteCore

/// The tape of a ``CassetteRecordingSqlite3Wrapper``. Recording stops when the tape can no longer become a cassette.
struct CassetteRecording {
  private(set) var tape: CallTape
  /// The error for the first call that a cassette cannot hold; nil if there is none.
  private var refusal: CassetteError?
  /// The thread of the calls in progress.
  private var thread: UInt = 0
  private let (limit, byteLimit): (Int, Int)

  init(limit: Int, byteLimit: Int) {
    (self.limit, self.byteLimit) = (limit, byteLimit)
    tape = CallTape(limit: limit, byteLimit: byteLimit)
  }

  /// The reason why the tape cannot become a cassette; nil as long as it can. If there is one, nothing more is recorded.
  var problem: CassetteError? { refusal ?? (tape.droppedCalls > 0 ? .tooLong(calls: limit, bytes: byteLimit) : nil) }

  /// Records the start of a call and returns its number; nil if the call is not recorded.
  ///
  /// - Parameter places: The values that the call stores through pointer arguments; nil for a call that cassettes cannot hold.
  mutating func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ places: [CassetteOut]?) -> Int? {
    guard problem == nil else { return nil }
    let current = currentThreadNumber
    if tape.depth == 0 { thread = current }
    refusal = thread != current ? .severalThreads(call) : places == nil ? .unrecordable(call) : nil
    if refusal != nil { tape.removeAll() }  // it cannot become a cassette any more
    return begin(.call(call), arguments)
  }

  /// Records the start of a call or a callback.
  mutating func begin(_ kind: TapeEntry.Kind, _ arguments: [Sqlite3Argument]) -> Int? {
    problem == nil ? tape.begin(kind, arguments) : nil
  }

  /// Records the return of the call or callback with a number.
  mutating func finish(_ ordinal: Int, _ result: Sqlite3Argument?, _ outs: [Sqlite3Argument] = []) {
    if problem == nil { tape.finish(ordinal, result, outs) }
  }
}

extension Sqlite3Call {
  /// Returns the byte count of the text or blob that the call returned; nil if no other call to the library gives it.
  func byteCount(_ arguments: [Sqlite3Argument], in library: any Sqlite3WrapperProtocol) -> Int? {
    let handle = unsafe OpaquePointer(bitPattern: arguments.handle(0) ?? 0)
    switch self {
    case .sqlite3_column_text, .sqlite3_column_blob:
      return unsafe Int(library.sqlite3_column_bytes(handle, Int32(truncatingIfNeeded: arguments.integer(1))))
    case .sqlite3_value_text, .sqlite3_value_blob: return unsafe Int(library.sqlite3_value_bytes(handle))
    default: return nil
    }
  }

  /// Returns the result of the call and the values that it stored through pointer arguments, in recorded form. Must be called before the
  /// call returns, while the caller's variables still exist.
  ///
  /// - Parameters:
  ///   - places: The values that the call stores through pointer arguments.
  ///   - bytes: The byte count of the text or blob that the call returned; nil if no other call to SQLite gives it.
  ///   - sqlStart: The address of the SQL that was compiled.
  func captured<Answer>(
    _ answer: Answer, _ arguments: [Sqlite3Argument], _ places: [CassetteOut], bytes: Int?, sqlStart: UInt
  ) -> (result: Sqlite3Argument?, outs: [Sqlite3Argument]) {
    let isDone = exactly(answer, Int32.self) == ResultCode.ok.rawValue
    var outs: [Sqlite3Argument] = []
    for place in places { capture(place, arguments, isDone: isDone, sqlStart: sqlStart, to: &outs) }
    if let bytes {
      let start = unsafe exactly(answer, UnsafeRawPointer?.self) ?? nil
      let text = unsafe exactly(answer, UnsafePointer<UInt8>?.self) ?? nil
      if let text = unsafe text { return unsafe (.words(UnsafeBufferPointer(start: text, count: bytes)), outs) }
      return unsafe (start.map { unsafe .bytes($0, count: bytes) } ?? .null, outs)
    }
    if let gives = handles.gives, gives.kind == .memory, gives.index == nil, let bits = bitsOf(answer) {
      if self == .sqlite3_serialize, case .integer(let size)? = outs.first {
        return unsafe (.bytes(UnsafeRawPointer(bitPattern: bits), count: Int(size)), outs + [.handle(bits)])
      }
      let text = argument(of: answer, from: self)
      if case .text? = text { return (text, outs + [.handle(bits)]) }
    }
    return (argument(of: answer, from: self), outs)
  }

  private func capture(
    _ place: CassetteOut, _ arguments: [Sqlite3Argument], isDone: Bool, sqlStart: UInt, to outs: inout [Sqlite3Argument]
  ) {
    switch place {
    case .handle(let index):
      outs.append(.handle(isDone || handles.gives?.kind == .connection ? arguments.handedOut(index) : nil))
    case .int32(let index):
      outs.append(unsafe arguments.place(index, of: Int32.self).map { unsafe .integer(Int64($0.pointee)) } ?? .null)
    case .int64(let index):
      outs.append(unsafe arguments.place(index, of: Int64.self).map { unsafe .integer($0.pointee) } ?? .null)
    case .text(let index):
      outs.append(isDone ? unsafe .words(arguments.place(index, of: UnsafePointer<CChar>?.self)?.pointee) : .null)
    case .countedText(let index, let count):
      let length = unsafe arguments.place(count, of: Int32.self)?.pointee ?? 0
      let start = unsafe arguments.handedOut(index).flatMap { unsafe UnsafeRawPointer(bitPattern: $0) }
      outs.append(isDone ? unsafe start.map { unsafe .words(UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? .null : .null)
    case .ownedText(let index):
      unsafe outs += [.words(arguments.place(index, of: UnsafePointer<CChar>?.self)?.pointee), .handle(arguments.handedOut(index))]
    case .tail(let index):
      outs.append(arguments.handedOut(index).map { .integer(Int64($0) - Int64(sqlStart)) } ?? .null)
    case .buffer(let index, let size):
      let start = unsafe arguments.bits(index).flatMap { unsafe UnsafeRawPointer(bitPattern: $0) }
      outs.append(isDone ? unsafe .bytes(start, count: max(0, Int(arguments.integer(size)))) : .null)
    }
  }
}

extension Sqlite3Argument {
  /// Returns the bytes of a string as text if they are UTF-8; otherwise as a blob.
  static func words(_ bytes: some Collection<UInt8>) -> Sqlite3Argument {
    if let text = String(validating: bytes, as: UTF8.self) { .text(text) } else { .blob(Array(bytes)) }
  }

  /// Returns a NUL-terminated C string as text, or as a blob if it is not UTF-8; `null` for a null pointer.
  static func words(_ start: UnsafePointer<CChar>?) -> Sqlite3Argument {
    unsafe OwnedText(copying: start).map { words($0.bytes) } ?? .null
  }
}
