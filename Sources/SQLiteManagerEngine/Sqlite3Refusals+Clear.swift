extension Sqlite3Refusals {
  /// Sets what a failed call would have handed out to nil.
  package static func clear<T>(_ out: UnsafeMutablePointer<T?>?) {
    if let out = unsafe out { unsafe out.pointee = nil }
  }
}
