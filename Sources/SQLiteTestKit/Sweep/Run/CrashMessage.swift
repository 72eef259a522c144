import Foundation
import SQLiteCore

/// The message that is written when the process dies in the middle of a run: it says which call had been made to fail. A force unwrap of NULL ends
/// the process, and without a message any of a thousand runs could have done it.
///
/// The message is composed beforehand: a signal handler cannot compose one.
final class CrashMessage {
  private let place: Int?

  /// - Parameter text: The message that is written when the process dies while this object lives.
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

  /// The places that are free. The handlers are set with the first message.
  private static let shelf: Locked<[Int]> = {
    for name in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] where unsafe sigaction(name, nil, earlier + Int(name)) == 0 {
      signal(name) { CrashMessage.writeAll($0) }
    }
    return Locked(Array(0..<room))
  }()

  private static let room = 64
  /// The messages of all runs in progress, where a handler finds them without a lock.
  nonisolated(unsafe) private static let texts = {
    let texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
    unsafe texts.initialize(repeating: nil, count: room)
    return unsafe texts
  }()
  /// The former action of each signal, which is taken after the messages have been written.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// In a signal handler: writes all messages, and hands the signal on.
  private static func writeAll(_ name: Int32) {
    for place in 0..<room {
      if let text = unsafe texts[place] { unsafe _ = write(STDERR_FILENO, text, strlen(text)) }
    }
    unsafe _ = sigaction(name, earlier + Int(name), nil)
    if name == SIGABRT { raise(name) }  // the others come again with the instruction
  }
}
