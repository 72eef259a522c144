public import SQLiteCalls

/// How a call can fail, and with which codes.
public struct Sqlite3Failure: Hashable, Sendable {
  /// What a failed call has done.
  public enum Kind: Hashable, Sendable {
    /// Nothing; a result code is returned.
    case notPerformed
    /// Nothing, but the destructor among its arguments was called; a result code is returned.
    case notPerformedButDestroys
    /// Everything; a result code is returned all the same.
    case performedThenReported
    /// Nothing; nil is returned.
    case answersNil
    /// It fails only for what happened before it: something is unfinished, or a step has failed whose code it repeats. It is never made to fail by
    /// itself.
    case onlyForCause
    /// It cannot fail.
    case never

    /// Whether the call can be made to fail: whether it can fail, and by itself.
    public var canBeInjected: Bool { self != .never && self != .onlyForCause }
  }

  /// What a failed call has done.
  public let kind: Kind
  /// Plausible primary result codes; NOMEM for calls that answer nil.
  public let codes: [ResultCode]

  package init(_ kind: Kind, _ codes: [ResultCode]) {
    self.kind = kind
    self.codes = codes
  }
}
