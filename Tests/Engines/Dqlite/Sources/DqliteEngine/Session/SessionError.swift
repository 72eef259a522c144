import SQLiteCalls

/// Why something was not done, or is not known to have been.
struct SessionError: Error, Equatable {
  let code: ResultCode
  let message: String

  init(_ code: ResultCode, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}

extension ResultCode {
  /// dqlite's SQLITE_IOERR_NOT_LEADER: the node does not lead, and has done nothing.
  static let notLeader = ResultCode(rawValue: 10 | 40 << 8)
  /// dqlite's SQLITE_IOERR_LEADERSHIP_LOST: the node led when it was asked, and does not know whether the others have it.
  static let leadershipLost = ResultCode(rawValue: 10 | 41 << 8)

  /// The code of a failure that a node answered. A number too large for SQLite, or a success, becomes `SQLITE_ERROR`.
  init(answered code: UInt64) {
    self = code == 0 || code > UInt64(Int32.max) || code == 100 || code == 101 ? .error : ResultCode(rawValue: Int32(code))
  }
}
