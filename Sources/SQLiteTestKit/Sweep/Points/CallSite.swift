import Foundation
import SQLiteCore
#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// The place in the code under test that makes a call. Recording it is cheap; the source line is looked up only for a finding.
struct CallSite {
  /// A number for the current place in the code: the same for the same set of return addresses on the stack, so that the depth of a
  /// recursion makes no difference. Computing it takes some ten microseconds.
  static var address: UInt {
    var hasher = Hasher()
    for address in Set(Thread.callStackReturnAddresses.map(\.uintValue)).sorted() { hasher.combine(address) }
    return UInt(bitPattern: hasher.finalize())
  }

  #if os(Linux) && canImport(Runtime)
  /// The innermost 30 frames, two at a time: finding the line of one takes up to half a second, and the outer frames are seldom needed.
  private let frames: [Backtrace]

  /// The current place in the code; nil when the stack cannot be read.
  static func here() -> CallSite? {
    try? CallSite(
      frames: stride(from: 0, to: 30, by: 2).map { offset in
        try Backtrace.capture(algorithm: .fast, limit: 2, offset: offset, top: 0, images: images)
      })
  }

  /// A key that is equal for two calls from the same place.
  var key: [String] { frames.flatMap(\.frames).map(\.description) }

  /// The innermost line of code outside this package, such as `Stars.swift:14`; nil without debug information.
  var text: String? {
    frames.lazy.compactMap { few in Self.lines.withLock { Self.line(in: few, &$0) } }.first
  }

  /// The lines of frames that were looked up: nil for a frame of this package. Calls from one place of the code share most frames.
  private static let lines = Locked<[String: String?]>([:])

  /// The innermost line of code outside this package; nil when there is none.
  private static func line(in few: Backtrace, _ known: inout [String: String?]) -> String? {
    let names = few.frames.map(\.description)
    if names.contains(where: { known[$0] == nil }), let found = few.symbolicated(with: images)?.frames {
      for name in names { known.updateValue(nil, forKey: name) }
      for frame in found.reversed() {  // a function that was inlined comes before its caller
        guard let location = frame.symbol?.sourceLocation, isUsers(location) else { continue }
        known[frame.captured.description] = "\(location.path.folderAndName.name):\(location.line)"
      }
    }
    return names.compactMap { known[$0] ?? nil }.first
  }

  private static func isUsers(_ location: SymbolicatedBacktrace.SourceLocation) -> Bool {
    location.line > 0 && location.path.hasSuffix(".swift") && !location.path.hasPrefix(sources)
      && !["/swift/stdlib/", "@__swiftmacro"].contains { location.path.contains($0) }  // an expanded macro has no file to open
  }

  private static let images = ImageMap.capture()
  /// The folder of the sources of this package.
  private static let sources =
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path + "/"
  #else
  static func here() -> CallSite? { nil }
  var key: [String] { [] }
  var text: String? { nil }
  #endif
}
