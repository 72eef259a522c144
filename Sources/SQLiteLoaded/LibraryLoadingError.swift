import CSQLiteLoaded

/// The reason that a library was not loaded.
public enum LibraryLoadingError: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read, or the system does not load it.
  case cannotLoad(path: String, reason: String)
  /// The file is a library, but lacks functions that every SQLite has since 3.40.
  case lacks(path: String, functions: [String])
  /// The process has loaded four other libraries. No more can be loaded.
  case tooMany(path: String)

  /// The reason, with what to do.
  public var description: String {
    switch self {
    case .cannotLoad(let path, let reason): "\(path) was not loaded: \(reason)"
    case .lacks(let path, let functions):
      "\(path) is not SQLite 3.40 or newer: it lacks \(functions.prefix(5).joined(separator: ", "))"
        + (functions.count > 5 ? " and \(functions.count - 5) more" : "")
    case .tooMany(let path):
      "\(path) was not loaded: a process loads at most \(sqm_library_limit) libraries, and has loaded others. Load it in another process"
    }
  }
}
