import Foundation
import SQLiteCore

/// States of databases by their bytes, the newest that were read in this process: a run in which a call failed mostly leaves a file as it was, or as
/// the run without faults leaves it, to the byte.
enum KnownStates {
  private static let kept = Locked<[(image: Data, state: DatabaseState)]>([])
  /// How many are kept, and how many bytes each of them may have.
  static let (most, mostBytes) = (32, 1 << 18)

  static func state(of image: [UInt8]) -> DatabaseState? {
    let image = Data(image)  // compared at once, not byte by byte
    return kept.withLock { $0.last { $0.image == image }?.state }
  }

  /// Keeps a state that nothing is wrong with.
  static func keep(_ state: DatabaseState, of image: [UInt8]) {
    guard image.count <= mostBytes, state.unread == nil, state.complaints.isEmpty else { return }
    kept.withLock { kept in
      if kept.count == most { kept.removeFirst() }
      kept.append((Data(image), state))
    }
  }
}
