/// Holds an observer of a connection in its place: the answer of each `add…`.
///
/// The observer is removed by ``cancel()``, or when the token is released; with ``keepUntilClose()`` it stays until the connection closes.
/// However the observer ends, its closure is released then, and it is not called any more. The token keeps no connection alive. The connection
/// keeps the closure, so a closure that uses the connection must hold it weakly.
///
/// A token belongs to the thread or task of its connection. On a connection that is lent, a token that ends outside of the loan removes its
/// observer when the connection is lent again, before the observer can be called.
public final class HookToken {
  private var remove: (() -> Void)?
  private var staysWhenReleased = false

  init(remove: @escaping () -> Void) { self.remove = remove }

  deinit { if !staysWhenReleased { cancel() } }

  /// Removes the observer. Doing so again, or after the connection was closed, does nothing; it may be done within the observer itself.
  public func cancel() { remove.take()?() }

  /// Leaves the observer in its place when the token is released: it then ends with the connection, or by ``cancel()``.
  @discardableResult public func keepUntilClose() -> HookToken {
    staysWhenReleased = true
    return self
  }
}
