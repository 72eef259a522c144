// Paths are cut by bytes: for Swift, a slash with a combining accent after it is another character than a slash.

extension String {
  private static let slash = UInt8(ascii: "/")

  /// The path without slashes at its end, unless it is the root.
  package var withoutTrailingSlashes: String {
    var bytes = Array(utf8)
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the folder this path is in; nil for the root and for a name without a folder.
  package var parentFolder: String? {
    let bytes = Array(withoutTrailingSlashes.utf8)
    guard bytes.count > 1, let place = bytes.lastIndex(of: Self.slash) else { return nil }
    if place == 0 { return "/" }
    return String(decoding: bytes[..<place], as: UTF8.self).withoutTrailingSlashes
  }
}
