import Synchronization

/// Whether an interrupt came, from any thread.
final class Interruption: Sendable {
  private let isSet = Mutex(false)

  var wasAsked: Bool {
    get { isSet.withLock { $0 } }
    set { isSet.withLock { $0 = newValue } }
  }
}
