import Foundation
import SQLiteCore

/// A message that is written if the process dies in the middle of a run. It names the call that was made to fail. Without it, a crash such
/// as a force unwrap of nil could have been caused by any of a thousand runs.
///
/// The message is composed in advance, because a signal handler cannot do so.
final class CrashMessage {
  private let place: Int?

  /// - Parameter text: The message to write if the process dies while this object exists.
  init(_ text: String) {
    place = Self.shelf.withLock { places in
      guard let place = places.popLast() else { return nil }
      unsafe Self.texts[place] = strdup(text)
      return place
    }
  }

  deinit {
    guard let place else { return }
    Self.shelf.withLock { places in
      unsafe free(Self.texts[place])
      unsafe Self.texts[place] = nil
      places.append(place)
    }
  }

  /// The free slots for messages. The signal handlers are installed with the first message.
  private static let shelf: Locked<[Int]> = {
    for name in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] where unsafe sigaction(name, nil, earlier + Int(name)) == 0 {
      signal(name) { CrashMessage.writeAll($0) }
    }
    return Locked(Array(0..<room))
  }()

  private static let room = 64
  /// The messages of all runs in progress, which a signal handler can read without a lock.
  nonisolated(unsafe) private static let texts = {
    let texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
    unsafe texts.initialize(repeating: nil, count: room)
    return unsafe texts
  }()
  /// The previous action of each signal, which is performed after the messages have been written.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// Writes all messages and passes the signal on. Called from a signal handler.
  private static func writeAll(_ name: Int32) {
    for place in 0..<room {
      if let text = unsafe texts[place] { unsafe _ = write(STDERR_FILENO, text, strlen(text)) }
    }
    unsafe _ = sigaction(name, earlier + Int(name), nil)
    if name == SIGABRT { raise(name) }  // the other signals are raised again by the faulting instruction
  }
}
