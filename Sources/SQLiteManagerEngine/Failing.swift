import SQLiteCalls

/// The code of a failed call, after what it would have handed out was set to nil.
func failing<T>(_ code: Int32, clearing out: UnsafeMutablePointer<T?>?) -> Int32 {
  if let out = unsafe out { unsafe out.pointee = nil }
  return code
}

/// The code of a failed call, after the destructor that came with the data was called.
func failing(_ code: Int32, destroying data: UnsafeRawPointer?, _ destructor: Sqlite3Destructor.Function?) -> Int32 {
  unsafe Sqlite3Destructor.call(destructor, with: data)
  return code
}
