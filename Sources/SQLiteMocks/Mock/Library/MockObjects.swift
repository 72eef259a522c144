import SQLiteEngine

/// The objects of a mock by handle. Most calls use the newest objects, which are found without hashing.
struct MockObjects<Object: AnyObject> {
  private static var width: Int { 32 }
  /// The newest object for each value of the lowest bits. A replaced object that is still alive moves to `older`.
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

/// Creates the numbers that a mock uses as pointers. The highest four of their 32 bits are the kind, the others a serial number. The
/// numbers are never reused or dereferenced.
struct MockHandles {
  /// The kinds, in the order of their tags, which start at 1.
  private static let kinds: [HandleKind] = [.connection, .statement, .value, .context, .blob, .backup, .fullText, .match]
  /// The last serial number of each of these kinds, followed by one for all other kinds.
  private var serials = Array(repeating: UInt(0), count: kinds.count + 1)

  mutating func make(_ kind: HandleKind) -> UInt {
    let place = Self.kinds.firstIndex(of: kind) ?? Self.kinds.count
    serials[place] += 1
    return UInt(1 + place) << 28 | serials[place]
  }

  /// The serial number of a handle within its kind, counted from 1.
  static func number(of handle: UInt) -> Int { Int(handle & 0x0FFF_FFFF) }

  /// The kind of a handle that this mock made; nil for any other pointer.
  func kind(of handle: UInt) -> HandleKind? {
    let place = Int(handle >> 28) - 1
    let serial = Self.number(of: handle)
    return Self.kinds.indices.contains(place) && serial > 0 && serial <= serials[place] ? Self.kinds[place] : nil
  }
}
