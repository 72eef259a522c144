import CSQLiteTestKit  // calls captureImages()
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
  /// The innermost 30 frames, each alone: finding the line of a frame takes up to a tenth of a second, and few are needed.
  private let frames: [Backtrace]

  /// Returns the current call site; nil if the stack cannot be read.
  static func here() -> CallSite? {
    let address = address
    if let last = last.withLock({ $0 }), last.address == address { return last.site }
    let site = try? CallSite(
      frames: (0..<30).map { offset in
        // The limit counts the mark for the frames that are left out.
        try Backtrace.capture(algorithm: .fast, limit: 2, offset: offset, top: 0, images: images)
      })
    last.withLock { $0 = (address, site) }
    return site
  }

  /// The last call site, which the next points of a sweep share: each walk through the stack takes a tenth of a millisecond.
  private static let last = Locked<(address: UInt, site: CallSite?)?>(nil)

  /// A key that is equal for two calls from the same call site.
  var key: [String] { frames.flatMap(\.frames).map(\.description) }

  /// The innermost line of code outside this package, such as `Stars.swift:14`; nil without debug information.
  var text: String? {
    frames.lazy.compactMap { frame in Self.known.withLock { $0.line(of: frame) } }.first
  }

  /// Captured before `main`, since a file that another thread unmaps meanwhile would end the process.
  fileprivate static let images = ImageMap.capture()
  private static let known = Locked(KnownLines())
  #else
  static func here() -> CallSite? { nil }
  var key: [String] { [] }
  var text: String? { nil }
  #endif
}

#if os(Linux) && canImport(Runtime)
/// Finds the program and its libraries in memory. Called before `main`.
@_cdecl("sqm_capture_images") func captureImages() { _ = CallSite.images }

/// The source lines of frames looked up so far. Calls from the same code share most frames.
private struct KnownLines {
  /// The lines by frame; nil for a frame of this package.
  private var lines: [String: String?] = [:]
  /// The modules of this package found so far. Their functions need not be looked up.
  private var ownModules: Set<Substring> = ["Swift"]

  /// Returns the line of a frame outside this package; nil for a frame of this package.
  mutating func line(of frame: Backtrace) -> String? {
    let key = frame.frames.map(\.description).joined()
    if let line = lines[key] { return line }
    let symbol = frame.symbolicated(with: CallSite.images, options: [])?.frames.first?.symbol
    let module = symbol.flatMap { Self.demangled($0.rawName) }.flatMap(Self.module)
    var line: String?
    if symbol?.isSwiftThunk != true, module.map(ownModules.contains) != true {
      // In a debug build, only macros are inlined, and reading the functions that were inlined takes half of the time of the first lookup.
      var options = Backtrace.SymbolicationOptions.default
      if _isDebugAssertConfiguration() { options.remove(.showInlineFrames) }
      var place = frame.symbolicated(with: CallSite.images, options: options)
      if place?.description.contains("@__swiftmacro") == true { place = frame.symbolicated(with: CallSite.images) }
      for found in place?.frames ?? [] {  // a function that was inlined comes before its caller
        guard let location = found.symbol?.sourceLocation else { continue }
        if let module, !found.inlined, location.path.hasPrefix(Self.sources) { ownModules.insert(module) }
        if line == nil, Self.isUsers(location) { line = "\(location.path.folderAndName.name):\(location.line)" }
      }
    }
    lines.updateValue(line, forKey: key)
    return line
  }

  /// Returns the module of a function, or of the function around a closure, with this demangled name.
  private static func module(of name: String) -> Substring? {
    // Neither an extension nor the file of a private function follows the " in " of a closure.
    let context = name.replacing("(extension in ", with: "(extension:").replacing(" in _", with: ":").components(separatedBy: " in ").last
    let name = context ?? name
    for prefix in ["(extension:", "static (extension:"] where name.hasPrefix(prefix) {
      return name.dropFirst(prefix.count).prefix { $0 != ")" }
    }
    let function = name.dropFirst(name.hasPrefix("static ") ? 7 : 0)
    let module = function.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return function.dropFirst(module.count).first == "." ? module : nil
  }

  /// Returns the name with its modules, which `Symbol.name` omits; nil for a name of another language.
  private static func demangled(_ name: String) -> String? {
    guard let text = unsafe demangle?(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private typealias Demangle =
    @convention(c) (
      _ name: UnsafePointer<CChar>, _ count: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
      _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The demangler of Swift's runtime; nil if it cannot be found.
  private static let demangle = unsafe dlsym(nil, "swift_demangle").map { unsafe unsafeBitCast($0, to: Demangle.self) }

  private static func isUsers(_ location: SymbolicatedBacktrace.SourceLocation) -> Bool {
    location.line > 0 && location.path.hasSuffix(".swift") && !location.path.hasPrefix(sources)
      && !["/swift/stdlib/", "@__swiftmacro"].contains { location.path.contains($0) }  // an expanded macro has no file to open
  }

  /// The folder of the sources of this package.
  private static let sources =
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path + "/"
}
#endif
