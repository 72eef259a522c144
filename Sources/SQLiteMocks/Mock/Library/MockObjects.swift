import SQLiteEngine

/// The objects of a mock by their handles. The newest, which most calls are about, are found by their numbers, without hashing.
struct MockObjects<Object: AnyObject> {
  private static var width: Int { 32 }
  /// The newest object for each value of the lowest bits. An object that lives on when another takes its place is among the older.
  private var newest: [(handle: UInt, object: Object?)] = Array(repeating: (0, nil), count: width)
  private var older: [UInt: Object] = [:]

  private static func place(of handle: UInt) -> Int { Int(handle & UInt(width - 1)) }

  subscript(handle: UInt) -> Object? {
    get {
      let place = Self.place(of: handle)
      if newest[place].handle == handle { return newest[place].object }
      return older.isEmpty ? nil : older[handle]
    }
    set {
      let place = Self.place(of: handle)
      if newest[place].handle == handle {
        newest[place].object = newValue
      } else if newValue == nil {
        older[handle] = nil
      } else {
        if let object = newest[place].object { older[newest[place].handle] = object }
        newest[place] = (handle, newValue)
      }
    }
  }
}

/// The numbers that a mock uses as pointers: the kind in the highest four of 32 bits, a serial below; never reused, never dereferenced.
struct MockHandles {
  /// The kinds by the tag in their numbers, counted from 1.
  private static let kinds: [HandleKind] = [.connection, .statement, .value, .context, .blob, .backup, .fullText, .match]
  /// The last serial of each of these kinds, and of all others together.
  private var serials = Array(repeating: UInt(0), count: kinds.count + 1)

  mutating func make(_ kind: HandleKind) -> UInt {
    let place = Self.kinds.firstIndex(of: kind) ?? Self.kinds.count
    serials[place] += 1
    return UInt(1 + place) << 28 | serials[place]
  }

  /// The number of a handle among those of its kind, from 1.
  static func number(of handle: UInt) -> Int { Int(handle & 0x0FFF_FFFF) }

  /// The kind of a handle that this mock made; nil for any other pointer.
  func kind(of handle: UInt) -> HandleKind? {
    guard handle >> 28 <= Self.kinds.count, Self.kinds.indices.contains(Int(handle >> 28) - 1) else { return nil }
    let place = Int(handle >> 28) - 1
    let serial = handle & 0x0FFF_FFFF
    return serial > 0 && serial <= serials[place] ? Self.kinds[place] : nil
  }
}
