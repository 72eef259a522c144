import Foundation
import SQLiteCore
#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// The place in the code under test that makes a call: recorded at little cost, and looked up only for a finding.
struct CallSite {
  /// A number for the place where this is called: the same for the same return addresses on the stack. How often an address occurs there, in a
  /// recursion, makes no difference. Computing it takes some ten microseconds.
  static var address: UInt {
    var hasher = Hasher()
    for address in Set(Thread.callStackReturnAddresses.map(\.uintValue)).sorted() { hasher.combine(address) }
    return UInt(bitPattern: hasher.finalize())
  }

  #if os(Linux) && canImport(Runtime)
  private let frames: Backtrace

  /// The place where this is called; nil when the stack cannot be read.
  static func here() -> CallSite? {
    (try? Backtrace.capture(algorithm: .fast, limit: 30, top: 0, images: images)).map { CallSite(frames: $0) }
  }

  /// A key that is equal for two calls of the same place.
  var key: [String] { frames.frames.map(\.description) }

  /// The innermost line of code that is not this package's own, such as `Stars.swift:14`; nil without debug information.
  var text: String? {
    guard let found = frames.symbolicated(with: Self.images) else { return nil }
    return found.frames.lazy.compactMap { $0.symbol?.sourceLocation }.first { location in
      location.line > 0 && location.path.hasSuffix(".swift") && !location.path.hasPrefix(Self.sources)
        && !location.path.contains("/swift/stdlib/")
    }.map { "\($0.path.folderAndName.name):\($0.line)" }
  }

  private static let images = ImageMap.capture()
  /// The folder of the sources of this package.
  private static let sources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"
  #else
  static func here() -> CallSite? { nil }
  var key: [String] { [] }
  var text: String? { nil }
  #endif
}
