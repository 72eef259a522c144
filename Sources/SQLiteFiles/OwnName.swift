import Foundation

/// Names that no other process or thread makes: the number of the process and a random part.
package enum OwnName {
  /// A new one, such as `4711-1f3c`.
  package static func make() -> String {
    "\(ProcessInfo.processInfo.processIdentifier)-\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
  }

  /// Whether a text is what ``make()`` makes.
  package static func matches(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int32(parts[0]) != nil && UInt64(parts[1], radix: 16) != nil
  }
}
