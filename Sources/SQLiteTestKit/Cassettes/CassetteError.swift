public import SQLiteCalls

/// The reason why a cassette cannot be made or replayed.
public enum CassetteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not a cassette, or it was truncated or edited.
  ///
  /// - Parameters:
  ///   - line: The number of the damaged line, from 1.
  ///   - reason: The problem with that line.
  case damaged(line: Int, reason: String)
  /// The text was written by another version of this package, in a format that this version does not read.
  case otherVersion(String)
  /// The code under test made a call that cassettes cannot hold.
  case unrecordable(Sqlite3Call)
  /// Two threads made calls at the same time. Their order would differ between runs.
  case severalThreads(Sqlite3Call)
  /// There were more calls, or more bytes of text and blobs, than the recorder keeps.
  case tooLong(calls: Int, bytes: Int)
  /// A call had not returned when the cassette was requested.
  case unfinished(Sqlite3Call)
  /// A file cannot be read or written.
  case file(String, reason: String)

  /// The problem and its solution.
  public var description: String {
    switch self {
    case .damaged(let line, let reason):
      "line \(line) of the cassette: \(reason). Record it again, or take the file as it was committed"
    case .otherVersion(let version):
      "the cassette begins with \"\(version)\", and this version of the package reads \"\(Cassette.firstLine)\". Record it again"
    case .unrecordable(let call):
      """
      \(call.rawValue) was called in a way that a cassette cannot hold: its callbacks, structures or memory have forms of their own. Test this \
      part against a real database instead
      """
    case .severalThreads(let call):
      """
      \(call.rawValue) was called while a call of another thread ran: a cassette holds calls one after the other. Record with one connection, \
      or one thread
      """
    case .tooLong(let calls, let bytes):
      "there were more than the \(calls) calls or the \(bytes) bytes that the recorder keeps. Record less, or give it a higher limit"
    case .unfinished(let call): "\(call.rawValue) has not returned yet: read the cassette after the data code has ended"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
