import SQLiteManagerEngine

/// The numbers a mock uses as pointers: the kind in the highest four of 32 bits, a serial below; never reused, never to be read.
struct MockHandles {
  /// The kinds by the tag in their numbers, counted from 1.
  private static let kinds: [HandleKind] = [.connection, .statement, .value, .context, .blob, .backup, .fullText, .match]
  private var serials: [HandleKind: UInt] = [:]

  mutating func make(_ kind: HandleKind) -> UInt {
    let serial = serials[kind, default: 0] + 1
    serials[kind] = serial
    return UInt(1 + (Self.kinds.firstIndex(of: kind) ?? Self.kinds.count)) << 28 | serial
  }

  /// Its number among those of its kind, from 1.
  static func number(of handle: UInt) -> Int { Int(handle & 0x0FFF_FFFF) }

  /// The kind of a handle that this mock made; nil for any other pointer.
  func kind(of handle: UInt) -> HandleKind? {
    guard handle >> 28 <= Self.kinds.count, Self.kinds.indices.contains(Int(handle >> 28) - 1) else { return nil }
    let kind = Self.kinds[Int(handle >> 28) - 1]
    return (1...max(1, serials[kind, default: 0])).contains(handle & 0x0FFF_FFFF) && serials[kind] != nil ? kind : nil
  }
}
