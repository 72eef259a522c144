// Swift of Sources/SQLiteManager/Documentation.docc/BlobsAndBytes.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteStorage

enum BlobsAndBytesArticle {
  static func part(_ connection: Connection, print: (String) -> Void) throws {
try connection.withBlob(in: "picture", column: "data", rowid: 7) { blob in
  let header = try blob.read(0..<16)
  print("\(header.count) of \(blob.byteCount) bytes")
}
  }

  static func store(_ connection: Connection, _ source: URL) throws {
let file = try FileHandle(forReadingFrom: source)
let byteCount = Int(try file.seekToEnd())
try file.seek(toOffset: 0)
try connection.transaction {
  try connection.execute("INSERT INTO picture (id, data) VALUES (8, \(ZeroBlob(count: byteCount)))")
  try connection.withBlob(in: "picture", column: "data", rowid: 8, access: .readWrite) { blob in
    try blob.write { try file.read(upToCount: 65_536) }
  }
}
  }

  static func load(_ connection: Connection, _ target: URL) throws {
let copy = try FileHandle(forWritingTo: target)
try connection.withBlob(in: "picture", column: "data", rowid: 8) { blob in
  try blob.forEachChunk { try copy.write(contentsOf: $0) }
}
  }

  static func bytes(_ connection: Connection, _ target: URL) throws -> Connection {
try connection.serialized().write(to: target)

let copy = try Connection(deserializing: Data(contentsOf: target), on: Sqlite3Wrapper())
return copy
  }

  static func attached(_ connection: Connection, _ bytes: Data) throws {
try connection.attach(.memory, as: "dictionary")
try connection.deserialize(bytes, as: "dictionary", access: .readOnly)
  }

  static func inPlace(_ source: URL, _ entry: Range<Int>) throws -> (ImageFile, Connection) {
let archive = try Data(contentsOf: source, options: .mappedIfSafe)
let image = try ImageFile(byteCount: entry.count, on: Sqlite3Wrapper()) { range in
  archive[entry.lowerBound + range.lowerBound..<entry.lowerBound + range.upperBound]
}
let connection = try Connection(image.location, access: .readOnly)
return (image, connection)
  }

}
