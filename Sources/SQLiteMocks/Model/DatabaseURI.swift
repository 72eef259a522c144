import SQLiteCore

/// A `file:` URI, split as SQLite splits it. <https://sqlite.org/uri.html>
package struct DatabaseURI {
  /// The path, without the authority.
  package let path: String
  /// Whether the database belongs to one connection and disappears with it.
  package let isPrivate: Bool
  private let head: Substring
  private let options: [Substring]
  private let fragment: Substring

  /// Splits a name. Fails if the name is not a `file:` URI.
  package init?(_ name: String) {
    guard name.hasPrefix("file:") else { return nil }
    let whole = name.prefix { $0 != "#" }
    (head, fragment) = (whole.prefix { $0 != "?" }, name[whole.endIndex...])
    options = whole[head.endIndex...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    let place = head.dropFirst("file:".count)
    path = Self.decoded(place.hasPrefix("//") ? place.dropFirst(2).drop { $0 != "/" } : place)
    isPrivate = path.isEmpty || path == ":memory:" || Connection.Location.uri(name).isInMemory
  }

  /// The path for a database name, which may be a URI; nil for a private database.
  package static func path(ofName name: String) -> String? {
    if let uri = DatabaseURI(name) { return uri.isPrivate ? nil : uri.path }
    return name.isEmpty || name == ":memory:" ? nil : name
  }

  /// The VFS that the URI specifies; nil if it specifies none.
  package var system: String? { options.last { $0.hasPrefix("vfs=") }.map { Self.decoded($0.dropFirst(4)) } }

  /// The same URI without a VFS.
  package var withoutSystem: String {
    let rest = options.filter { !$0.hasPrefix("vfs=") }.joined(separator: "&")
    return head + (rest.isEmpty ? "" : "?" + rest) + fragment
  }

  private static func decoded(_ text: Substring) -> String {
    String(decoding: [UInt8](percentDecoding: Array(text.utf8)), as: UTF8.self)
  }
}
