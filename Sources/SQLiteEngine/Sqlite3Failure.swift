public import SQLiteCalls

/// The way in which a call can fail, and the possible result codes.
public struct Sqlite3Failure: Hashable, Sendable {
  /// The effect of a failed call.
  public enum Kind: Hashable, Sendable {
    /// No effect; a result code is returned.
    case notPerformed
    /// No effect, except that the destructor that was passed is called; a result code is returned.
    case notPerformedButDestroys
    /// The full effect, but a failure code is returned nevertheless.
    case performedThenReported
    /// No effect; nil is returned.
    case answersNil
    /// The call fails only because of something before it: an object is unfinished, or the call returns the code of an earlier failed step
    /// again. A test double never makes only this call fail.
    case onlyForCause
    /// The call cannot fail.
    case never

    /// Whether a test double can make the call fail, because the call can fail on its own.
    public var canBeInjected: Bool { self != .never && self != .onlyForCause }
  }

  /// The effect of a failed call.
  public let kind: Kind
  /// The plausible primary result codes; NOMEM for calls that return nil.
  public let codes: [ResultCode]

  package init(_ kind: Kind, _ codes: [ResultCode]) {
    self.kind = kind
    self.codes = codes
  }
}
