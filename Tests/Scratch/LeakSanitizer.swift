import Foundation

/// Runs a closure that leaks on purpose: a leak sanitizer, where one watches, ignores memory that this thread takes meanwhile.
public func leakingOnPurpose<Result>(_ body: () throws -> Result) rethrows -> Result {
  LeakSanitizer.disable?()
  defer { LeakSanitizer.enable?() }
  return try body()
}

private enum LeakSanitizer {
  static let disable = function("__lsan_disable")
  static let enable = function("__lsan_enable")

  /// A function of the sanitizer; nil where there is no sanitizer.
  private static func function(_ name: String) -> (@convention(c) () -> Void)? {
    guard let program = unsafe dlopen(nil, RTLD_NOW), let found = unsafe dlsym(program, name) else { return nil }
    return unsafe unsafeBitCast(found, to: (@convention(c) () -> Void).self)
  }
}
