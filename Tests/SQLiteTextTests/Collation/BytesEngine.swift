import SQLiteManager

/// The order of bytes, or its opposite, under a version: the stand-in for another version of an engine, or for another system.
final class BytesEngine: CollationEngine {
  let version: String
  let isBackwards: Bool

  init(_ version: String, isBackwards: Bool = false) {
    self.version = version
    self.isBackwards = isBackwards
  }

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let order = unsafe first.lexicographicallyPrecedes(second) ? -1 : second.lexicographicallyPrecedes(first) ? 1 : 0
    return isBackwards ? -order : order
  }
}
