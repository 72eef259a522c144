/// Whether SQLite says that there is no column of a name: from 3.41 on it repeats the double quotes that the SQL has around it, and asks about them.
public func says(_ message: String?, noColumn name: String) -> Bool {
  message == "no such column: \(name)" || message == "no such column: \"\(name)\" - should this be a string literal in single-quotes?"
}
