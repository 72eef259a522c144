// Swift of ./README.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteInterposition

enum READMEArticle {
  static func shelf(_ path: String) throws {
try FaultSweep(everywhere: { try Shelf(path: path).lend(42) }).run()  // Shelf uses GRDB
  }

}
