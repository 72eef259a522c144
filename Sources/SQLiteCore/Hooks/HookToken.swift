/// A token that keeps an observer of a connection registered. Each `add…` method returns one.
///
/// The observer is removed by ``cancel()``, or when the token is released; with ``keepUntilClose()`` it stays until the connection closes.
/// In each case its closure is then released and no longer called. The token does not keep the connection alive. The connection keeps the
/// closure, so a closure that uses the connection must reference it weakly.
///
/// A token belongs to the thread or task of its connection. If a token of a lent connection is cancelled or released outside the loan, its
/// observer is removed when the connection is next lent, before the observer can be called.
public final class HookToken {
  private var remove: (() -> Void)?
  private var staysWhenReleased = false

  init(remove: @escaping () -> Void) { self.remove = remove }

  deinit { if !staysWhenReleased { cancel() } }

  /// Removes the observer. Doing so again, or after the connection was closed, does nothing. The observer itself may call this method.
  public func cancel() { remove.take()?() }

  /// Keeps the observer registered when the token is released: it then stays until the connection closes or ``cancel()`` is called.
  @discardableResult public func keepUntilClose() -> HookToken {
    staysWhenReleased = true
    return self
  }
}
