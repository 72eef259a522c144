/// Objects of a mock by their handles. Most calls are about the one that was found last, or was put in since.
struct MockObjects<Object: AnyObject> {
  private var byHandle: [UInt: Object] = [:]
  private var last: (handle: UInt, object: Object)?

  var all: some Collection<Object> { byHandle.values }

  subscript(handle: UInt) -> Object? {
    mutating get {
      if let last, last.handle == handle { return last.object }
      guard let found = byHandle[handle] else { return nil }
      last = (handle, found)
      return found
    }
    set {
      byHandle[handle] = newValue
      if let newValue { last = (handle, newValue) } else if last?.handle == handle { last = nil }
    }
  }
}
