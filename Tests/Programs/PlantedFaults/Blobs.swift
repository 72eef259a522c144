import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let blobs = [blobReadGivesZeros, blobNotClosed, blobWriteIgnored, blobPiecesCutShort]

  private static let blobReadGivesZeros = PlantedFault(
    "zeros for a blob", .calls, "A failed read of a blob is ignored, and the zeros in the buffer are returned as the picture.",
    before: .picture,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob), "blob_open")
        defer { sqlite.sqlite3_blob_close(blob) }
        var bytes = [UInt8](repeating: 0, count: Int(sqlite.sqlite3_blob_bytes(blob)))
        sqlite.sqlite3_blob_read(blob, &bytes, Int32(bytes.count), 0)
        return .bytes(bytes)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob), "blob_open")
        defer { sqlite.sqlite3_blob_close(blob) }
        var bytes = [UInt8](repeating: 0, count: Int(sqlite.sqlite3_blob_bytes(blob)))
        try sqlite.check(sqlite.sqlite3_blob_read(blob, &bytes, Int32(bytes.count), 0), "blob_read")
        return .bytes(bytes)
      }
    })

  private static let blobNotClosed = PlantedFault(
    "blob not closed", .calls, "A failed read throws before the blob is closed.", before: .picture,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob), "blob_open")
        var bytes = [UInt8](repeating: 0, count: 8)
        try sqlite.check(sqlite.sqlite3_blob_read(blob, &bytes, 8, 0), "blob_read")
        sqlite.sqlite3_blob_close(blob)
        return .bytes(bytes)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        let opened = sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob)
        var bytes = [UInt8](repeating: 0, count: 8)
        let code = opened == .ok ? sqlite.sqlite3_blob_read(blob, &bytes, 8, 0) : opened
        sqlite.sqlite3_blob_close(blob)  // harmless for nil
        try sqlite.check(code, "blob")
        return .bytes(bytes)
      }
    })

  private static let blobWriteIgnored = PlantedFault(
    "write to a blob ignored", .calls, "The result of sqlite3_blob_write is ignored.", before: .picture,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          var blob: OpaquePointer?
          try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 1, &blob), "blob_open")
          sqlite.sqlite3_blob_write(blob, [9, 9] as [UInt8], 2, 0)
          try sqlite.check(sqlite.sqlite3_blob_close(blob), "blob_close")
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          var blob: OpaquePointer?
          try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 1, &blob), "blob_open")
          let written = sqlite.sqlite3_blob_write(blob, [9, 9] as [UInt8], 2, 0)
          try sqlite.check(sqlite.sqlite3_blob_close(blob), "blob_close")
          try sqlite.check(written, "blob_write")
        }
        return .flag(true)
      }
    })

  private static let blobPiecesCutShort = PlantedFault(
    "blob by pieces, cut short", .calls, "A blob is read in pieces until a read fails, and every error counts as the end.",
    before: .picture,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob), "blob_open")
        defer { sqlite.sqlite3_blob_close(blob) }
        var bytes: [UInt8] = []
        var piece: [UInt8] = [0, 0, 0, 0]
        while bytes.count < sqlite.sqlite3_blob_bytes(blob), sqlite.sqlite3_blob_read(blob, &piece, 4, Int32(bytes.count)) == .ok {
          bytes += piece
        }
        return .bytes(bytes)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var blob: OpaquePointer?
        try sqlite.check(sqlite.sqlite3_blob_open(db, "main", "picture", "data", 1, 0, &blob), "blob_open")
        defer { sqlite.sqlite3_blob_close(blob) }
        var bytes: [UInt8] = []
        var piece: [UInt8] = [0, 0, 0, 0]
        while bytes.count < sqlite.sqlite3_blob_bytes(blob) {
          try sqlite.check(sqlite.sqlite3_blob_read(blob, &piece, 4, Int32(bytes.count)), "blob_read")
          bytes += piece
        }
        return .bytes(bytes)
      }
    })
}
