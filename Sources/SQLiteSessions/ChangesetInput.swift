import SQLiteCalls
import SQLiteCore

/// Passes bytes from a closure to SQLite, in pieces that have been checked.
///
/// SQLite receives only complete tables and changes, one after another. At most the pieces of one change are in memory.
final class ChangesetInput {
  private let connection: Connection?
  private let next: () throws -> [UInt8]?
  /// Called with each table, before it is passed to SQLite.
  private let admit: (Changeset.Table, _ isPatchset: Bool) throws -> Void
  /// The error that a closure threw, or an error about the bytes.
  private(set) var failure: (any Error)?
  /// The fetched bytes that have not been dropped yet.
  private var bytes: [UInt8] = []
  /// The range in `bytes` of the table or change being passed to SQLite; all bytes before it have been passed.
  private var part = 0..<0
  /// The number of bytes that have been passed to SQLite and dropped.
  private var forgotten = 0
  private var parser = ChangesetParser()

  private init(
    on connection: Connection?, from next: @escaping () throws -> [UInt8]?, admit: @escaping (Changeset.Table, Bool) throws -> Void
  ) {
    self.connection = connection
    self.next = next
    self.admit = admit
  }

  /// Calls a closure that reads the input, and returns its result. Throws the error of a closure, or an error about the bytes.
  ///
  /// - Parameters:
  ///   - connection: The connection that the call works on. It cannot be used within the closure.
  ///   - next: Returns the next bytes; nil, or no bytes, after the last.
  ///   - admit: Called with each table, before it is passed to SQLite.
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
    guard let input = unsafe context.object(as: ChangesetInput.self), let memory = unsafe memory, let count = unsafe count else {
      return ResultCode.misuse.rawValue
    }
    let room = unsafe UnsafeMutableRawBufferPointer(start: memory, count: Int(count.pointee))
    guard let filled = unsafe input.fill(room) else { return ResultCode.abort.rawValue }
    unsafe count.pointee = Int32(filled)
    return ResultCode.ok.rawValue
  }

  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Copies bytes into SQLite's buffer, and returns their number: 0 after the last, nil after an error.
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

  /// Returns the next change, decoded without SQLite.
  func nextChange() throws -> Changeset.Change? {
    while try readPart() {
      var reader = ByteReader(bytes, at: part.lowerBound)
      if let change = try parser.read(&reader, decodes: true) { return change }
    }
    return nil
  }

  /// Advances to the next table or change, and fetches bytes until it is complete; returns false after the last.
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

  /// Checks the table or change that begins at an index, and returns its end; nil when it is incomplete.
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
  /// Calls a closure for each change from a stream of bytes.
  ///
  /// Only the bytes of one change, and the bytes read along with them, are in memory. SQLite is not needed.
  /// - Parameters:
  ///   - next: Returns the next bytes of a changeset or patchset; nil, or no bytes, after the last.
  ///   - body: Called with each change. If it throws, reading stops.
  /// - Throws: The error of a closure, or ``SQLiteError`` with SQLITE_CORRUPT, which includes the byte offset, at the first invalid bytes.
  public static func forEachChange<Bytes: Collection<UInt8>>(from next: () throws -> Bytes?, _ body: (Change) throws -> Void) throws {
    try ChangesetInput.read(from: next) { input in
      while let change = try input.nextChange() { try body(change) }
    }
  }
}
