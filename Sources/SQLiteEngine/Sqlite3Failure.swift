public import SQLiteCalls

/// The way in which a call can fail, and the codes with which it can.
public struct Sqlite3Failure: Hashable, Sendable {
  /// The effect of a failed call.
  public enum Kind: Hashable, Sendable {
    /// No effect; a result code is returned.
    case notPerformed
    /// No effect, but the destructor among the arguments was called; a result code is returned.
    case notPerformedButDestroys
    /// The full effect; a result code is returned nevertheless.
    case performedThenReported
    /// No effect; nil is returned.
    case answersNil
    /// The call fails only because of something before it: an object is unfinished, or a step has failed whose code the call returns again.
    /// It is never made to fail by itself.
    case onlyForCause
    /// The call cannot fail.
    case never

    /// Whether the call can be made to fail, because it can fail by itself.
    public var canBeInjected: Bool { self != .never && self != .onlyForCause }
  }

  /// The effect of a failed call.
  public let kind: Kind
  /// Plausible primary result codes; NOMEM for calls that return nil.
  public let codes: [ResultCode]

  package init(_ kind: Kind, _ codes: [ResultCode]) {
    self.kind = kind
    self.codes = codes
  }
}
