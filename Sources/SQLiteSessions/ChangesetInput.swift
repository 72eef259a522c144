import SQLiteCalls
import SQLiteCore

/// Hands SQLite the bytes of a closure, in pieces that were checked before.
///
/// SQLite sees whole tables and changes only, none without its end. At most the pieces of one change are in memory.
final class ChangesetInput {
  private let connection: Connection?
  private let next: () throws -> [UInt8]?
  /// Called with each table, before SQLite sees it.
  private let admit: (Changeset.Table, _ isPatchset: Bool) throws -> Void
  /// The error that a closure threw, or the fault of the bytes.
  private(set) var failure: (any Error)?
  private var bytes: [UInt8] = []
  /// How many of the bytes were handed on, and how many may be.
  private var (handedOn, sound) = (0, 0)
  /// How many bytes were handed on before those.
  private var forgotten = 0
  private var isOver = false
  private var parser = ChangesetParser()
  private var decoder = ChangesetParser()

  init(
    on connection: Connection? = nil, from next: @escaping () throws -> [UInt8]?,
    admit: @escaping (Changeset.Table, Bool) throws -> Void = { _, _ in }
  ) {
    self.connection = connection
    self.next = next
    self.admit = admit
  }

  /// Runs a call that reads, and answers its result; throws the error of a closure, or the fault of the bytes.
  ///
  /// - Parameters:
  ///   - connection: The connection that the call works on. It cannot be used within the closure.
  ///   - next: The next bytes; nil, or none, after the last.
  ///   - admit: Called with each table, before SQLite sees it.
  static func read<Bytes: Collection<UInt8>, Result>(
    on connection: Connection? = nil, from next: () throws -> Bytes?,
    admit: (Changeset.Table, _ isPatchset: Bool) throws -> Void = { _, _ in },
    _ body: (ChangesetInput) throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(next) { next in
      try withoutActuallyEscaping(admit) { admit in
        let input = ChangesetInput(on: connection, from: { try next().map { Array($0) } }, admit: admit)
        let result = Swift.Result { try body(input) }
        if let failure = input.failure { throw failure }
        return try result.get()
      }
    }
  }

  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32

  static let function: Function = { context, memory, count in
    guard let context = unsafe context, let memory = unsafe memory, let count = unsafe count else { return ResultCode.misuse.rawValue }
    let input = unsafe Unmanaged<ChangesetInput>.fromOpaque(context).takeUnretainedValue()
    let room = unsafe UnsafeMutableRawBufferPointer(start: memory, count: Int(count.pointee))
    guard let filled = unsafe input.fill(room) else { return ResultCode.abort.rawValue }
    unsafe count.pointee = Int32(filled)
    return ResultCode.ok.rawValue
  }

  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Copies bytes, and answers their number: 0 after the last, nil when something is wrong.
  private func fill(_ room: UnsafeMutableRawBufferPointer) -> Int? {
    if failure != nil { return nil }
    do { try fetch() } catch {
      failure = error
      return nil
    }
    let count = min(room.count, sound - handedOn)
    unsafe room.copyBytes(from: bytes[handedOn..<handedOn + count])
    handedOn += count
    return count
  }

  /// The next change, for reading without SQLite.
  func nextChange() throws -> Changeset.Change? {
    while true {
      try fetch()
      if handedOn == sound { return nil }
      var reader = ByteReader(bytes, at: handedOn)
      let change = try decoder.read(&reader, decodes: true)
      handedOn = reader.place
      if let change { return change }
    }
  }

  /// Fetches bytes until some can be handed on, or there are no more.
  private func fetch() throws {
    while handedOn == sound, !isOver {
      guard let chunk = try connection.lendingNothing(next), !chunk.isEmpty else {
        isOver = true
        if sound < bytes.count { throw ChangesetFlaw.cut.told(at: forgotten + sound) }
        return
      }
      bytes.removeFirst(handedOn)
      forgotten += handedOn
      (handedOn, sound) = (0, 0)
      bytes += chunk
      try check()
    }
  }

  private func check() throws {
    while sound < bytes.count {
      var reader = ByteReader(bytes, at: sound)
      let count = parser.tables.count
      do throws(ChangesetFlaw) { _ = try parser.read(&reader, decodes: false) } catch {
        if case .cut = error { return }
        throw error.told(at: forgotten + sound)
      }
      if let table = parser.tables.last, parser.tables.count > count { try admit(table, parser.isPatchset == true) }
      sound = reader.place
    }
  }
}

extension Changeset {
  /// Hands the changes of a stream of bytes to a closure, one after the other.
  ///
  /// The bytes of one change are in memory at a time, and those that were read along with them. SQLite is not needed.
  /// - Parameters:
  ///   - next: The next bytes of a changeset or patchset; nil, or none, after the last.
  ///   - body: Called with each change. An error that it throws ends the reading.
  /// - Throws: The error of a closure, or ``SQLiteError`` with SQLITE_CORRUPT, which says at which byte, as soon as they are no changeset.
  public static func forEachChange<Bytes: Collection<UInt8>>(from next: () throws -> Bytes?, _ body: (Change) throws -> Void) throws {
    try ChangesetInput.read(from: next) { input in
      while let change = try input.nextChange() { try body(change) }
    }
  }
}
