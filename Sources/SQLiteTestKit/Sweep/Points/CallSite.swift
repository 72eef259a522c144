import Foundation
import SQLiteCore
#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// The place in the code under test that makes a call. Recording it is cheap. The source line is looked up only for a finding.
struct CallSite {
  /// A hash of the current call site. It is equal for the same set of return addresses on the stack, so that the depth of a recursion makes
  /// no difference. Computing it takes about ten microseconds.
  static var address: UInt {
    var hasher = Hasher()
    for address in Set(Thread.callStackReturnAddresses.map(\.uintValue)).sorted() { hasher.combine(address) }
    return UInt(bitPattern: hasher.finalize())
  }

  #if os(Linux) && canImport(Runtime)
  /// The innermost 30 frames, in groups of two. Finding the line of a frame takes up to half a second, and the outer frames are seldom
  /// needed.
  private let frames: [Backtrace]

  /// Returns the current call site; nil if the stack cannot be read.
  static func here() -> CallSite? {
    try? CallSite(
      frames: stride(from: 0, to: 30, by: 2).map { offset in
        try Backtrace.capture(algorithm: .fast, limit: 2, offset: offset, top: 0, images: images)
      })
  }

  /// A key that is equal for two calls from the same call site.
  var key: [String] { frames.flatMap(\.frames).map(\.description) }

  /// The innermost line of code outside this package, such as `Stars.swift:14`; nil without debug information.
  var text: String? {
    frames.lazy.compactMap { few in Self.lines.withLock { Self.line(in: few, &$0) } }.first
  }

  /// The source lines of the frames looked up so far; nil for a frame of this package. Calls from the same code share most frames.
  private static let lines = Locked<[String: String?]>([:])

  /// Returns the innermost line of code outside this package; nil if there is none.
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
