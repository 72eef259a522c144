import Foundation

/// One record of the shim's log: something a process did to the disk.
enum DiskRecord {
  case created(number: UInt64, path: String)
  case written(number: UInt64, offset: Int, bytes: [UInt8])
  case truncated(number: UInt64, size: Int)
  case synced(number: UInt64)
  case folderSynced(String)
  case linked(String, as: String)
  case renamed(String, to: String)
  case unlinked(String)
  case folderMade(String)
  case folderRemoved(String)
  case acknowledged(Int)

  /// Reads a log; see the header of the shim for its form.
  static func all(in url: URL) throws -> [DiskRecord] {
    let bytes = [UInt8](try Data(contentsOf: url))
    var records: [DiskRecord] = []
    var place = 0
    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
      unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: place + offset, as: type) }
    }
    while place + 25 <= bytes.count {
      let file = number(UInt64.self, at: 1)
      let offset = Int(number(Int64.self, at: 9))
      let first = place + 25
      let second = first + Int(number(UInt32.self, at: 17))
      let end = second + Int(number(UInt32.self, at: 21))
      guard end <= bytes.count else { break }
      let text = String(decoding: bytes[first..<second], as: UTF8.self)
      let more = bytes[second..<end]
      switch Character(UnicodeScalar(bytes[place])) {
      case "c": records.append(.created(number: file, path: text))
      case "w": records.append(.written(number: file, offset: offset, bytes: [UInt8](more)))
      case "t": records.append(.truncated(number: file, size: offset))
      case "s": records.append(.synced(number: file))
      case "d": records.append(.folderSynced(text))
      case "l": records.append(.linked(text, as: String(decoding: more, as: UTF8.self)))
      case "r": records.append(.renamed(text, to: String(decoding: more, as: UTF8.self)))
      case "u": records.append(.unlinked(text))
      case "m": records.append(.folderMade(text))
      case "x": records.append(.folderRemoved(text))
      case "n": records.append(.acknowledged(offset))
      default: throw CocoaError(.fileReadCorruptFile)
      }
      place = end
    }
    return records
  }
}
