public import SQLiteCalls

/// How a call can fail, and with which codes.
public struct Sqlite3Failure: Hashable, Sendable {
  /// The effect that a failed call has had.
  public enum Kind: Hashable, Sendable {
    /// No effect; a result code is returned.
    case notPerformed
    /// No effect, but the destructor among the arguments was called; a result code is returned.
    case notPerformedButDestroys
    /// The full effect; a result code is returned all the same.
    case performedThenReported
    /// No effect; nil is returned.
    case answersNil
    /// The call fails only for something that happened before it: an object is unfinished, or a step has failed whose code the call repeats. It is
    /// never made to fail by itself.
    case onlyForCause
    /// The call cannot fail.
    case never

    /// Whether the call can be made to fail, that is, whether it can fail by itself.
    public var canBeInjected: Bool { self != .never && self != .onlyForCause }
  }

  /// The effect that a failed call has had.
  public let kind: Kind
  /// Plausible primary result codes; NOMEM for calls that answer nil.
  public let codes: [ResultCode]

  package init(_ kind: Kind, _ codes: [ResultCode]) {
    self.kind = kind
    self.codes = codes
  }
}
