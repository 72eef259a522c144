/// What the statements of a closure that reads see of what others commit meanwhile.
public enum ReadScope: Hashable, Sendable {
  /// All of them see the same state, that of the first: they run in one transaction.
  case transaction
  /// Each sees what was committed when it began.
  case statement
}
