import SQLiteManagerEngine

/// The numbers a mock uses as pointers: the kind in the highest four of 32 bits, a serial below; never reused, never to be read.
struct MockHandles {
  /// The kinds by the tag in their numbers, counted from 1.
  private static let kinds: [HandleKind] = [.connection, .statement, .value, .context, .blob, .backup, .fullText, .match]
  /// The last serial of each of them, and of all others together.
  private var serials = Array(repeating: UInt(0), count: kinds.count + 1)

  mutating func make(_ kind: HandleKind) -> UInt {
    let place = Self.kinds.firstIndex(of: kind) ?? Self.kinds.count
    serials[place] += 1
    return UInt(1 + place) << 28 | serials[place]
  }

  /// Its number among those of its kind, from 1.
  static func number(of handle: UInt) -> Int { Int(handle & 0x0FFF_FFFF) }

  /// The kind of a handle that this mock made; nil for any other pointer.
  func kind(of handle: UInt) -> HandleKind? {
    guard handle >> 28 <= Self.kinds.count, Self.kinds.indices.contains(Int(handle >> 28) - 1) else { return nil }
    let place = Int(handle >> 28) - 1
    let serial = handle & 0x0FFF_FFFF
    return serial > 0 && serial <= serials[place] ? Self.kinds[place] : nil
  }
}
