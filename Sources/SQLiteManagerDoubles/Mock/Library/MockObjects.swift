/// Objects of a mock by their handles. The newest are found by their numbers, without hashing: they are those that most calls are about.
struct MockObjects<Object: AnyObject> {
  private static var width: Int { 32 }
  /// The newest of those whose numbers have the same lowest bits. One that lives on when another takes its place is among the older.
  private var newest: [(handle: UInt, object: Object?)] = Array(repeating: (0, nil), count: width)
  private var older: [UInt: Object] = [:]

  var all: [Object] { newest.compactMap(\.object) + older.values }

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
