import Foundation
import SQLiteCore

/// What is said when the process dies in the middle of a run: which call had been made to fail. A force unwrap of NULL ends the process, and without
/// a word nobody would know which of a thousand runs it was.
///
/// The words are written down beforehand: a signal handler can make none.
final class LastWords {
  private let place: Int?

  /// - Parameter words: What is said while this lives.
  init(_ words: String) {
    place = Self.shelf.withLock { places in
      guard let place = places.popLast() else { return nil }
      unsafe Self.texts[place] = strdup(words)
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

  /// The places that are free. The handlers are set with the first words.
  private static let shelf: Locked<[Int]> = {
    for name in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] where unsafe sigaction(name, nil, earlier + Int(name)) == 0 {
      signal(name) { LastWords.speak($0) }
    }
    return Locked(Array(0..<room))
  }()

  private static let room = 64
  /// The words of all runs that go on, where a handler finds them without a lock.
  nonisolated(unsafe) private static let texts = {
    let texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: room)
    unsafe texts.initialize(repeating: nil, count: room)
    return unsafe texts
  }()
  /// By signal: what was done about it before, and is done after the words.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// In a signal handler: writes all words, and hands the signal on.
  private static func speak(_ name: Int32) {
    for place in 0..<room {
      if let text = unsafe texts[place] { unsafe _ = write(STDERR_FILENO, text, strlen(text)) }
    }
    unsafe _ = sigaction(name, earlier + Int(name), nil)
    if name == SIGABRT { raise(name) }  // the others come again with the instruction
  }
}
