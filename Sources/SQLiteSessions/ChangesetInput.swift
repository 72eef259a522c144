import SQLiteCalls
import SQLiteCore

/// Hands SQLite the bytes of a closure, in pieces that were checked before.
///
/// SQLite sees whole tables and changes only, one after the other, none without its end. At most the pieces of one change are in memory.
final class ChangesetInput {
  private let connection: Connection?
  private let next: () throws -> [UInt8]?
  /// Called with each table, before SQLite sees it.
  private let admit: (Changeset.Table, _ isPatchset: Bool) throws -> Void
  /// The error that a closure threw, or the fault of the bytes.
  private(set) var failure: (any Error)?
  /// The bytes that were fetched, as far as they are not dropped.
  private var bytes: [UInt8] = []
  /// The place in `bytes` of the table or change that is being handed on; the bytes before it were handed on.
  private var part = 0..<0
  /// How many bytes were handed on and dropped.
  private var forgotten = 0
  private var parser = ChangesetParser()

  private init(
    on connection: Connection?, from next: @escaping () throws -> [UInt8]?, admit: @escaping (Changeset.Table, Bool) throws -> Void
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
    do { if part.isEmpty { _ = try readPart() } } catch {
      failure = error
      return nil
    }
    let filled = part.prefix(room.count)
    unsafe room.copyBytes(from: bytes[filled])
    part = part.dropFirst(filled.count)
    return filled.count
  }

  /// The next change, for reading without SQLite.
  func nextChange() throws -> Changeset.Change? {
    while try readPart() {
      var reader = ByteReader(bytes, at: part.lowerBound)
      if let change = try parser.read(&reader, decodes: true) { return change }
    }
    return nil
  }

  /// Goes to the next table or change, and fetches bytes until it has its end; false after the last.
  private func readPart() throws -> Bool {
    while true {
      let start = part.upperBound
      if let end = try endOfPart(from: start) {
        part = start..<end
        return true
      }
      guard let chunk = try connection.refusingSQL(next), !chunk.isEmpty else {
        if start == bytes.count { return false }
        throw ChangesetFlaw.cut.sqliteError(at: forgotten + start)
      }
      bytes.removeFirst(start)
      forgotten += start
      part = 0..<0
      bytes += chunk
    }
  }

  /// Checks the table or change that begins at a byte, and returns the place after it; nil when it has no end yet.
  private func endOfPart(from start: Int) throws -> Int? {
    var reader = ByteReader(bytes, at: start)
    let count = parser.tables.count
    do throws(ChangesetFlaw) { _ = try parser.read(&reader, decodes: false) } catch {
      if case .cut = error { return nil }
      throw error.sqliteError(at: forgotten + start)
    }
    if let table = parser.tables.last, parser.tables.count > count { try admit(table, parser.isPatchset == true) }
    return reader.place
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
