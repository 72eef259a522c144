extension Sqlite3Funnel {
  /// Sets what a failed call would have handed out to nil.
  static func clear<T>(_ out: UnsafeMutablePointer<T?>?) {
    if let out = unsafe out { unsafe out.pointee = nil }
  }
}
