import Foundation
import Scratch

/// A disk that may lose bytes and names that were not synced.
///
/// The disk promises: bytes of a file are kept once the file was synced; a name in a folder, made, changed or removed, is kept once the folder was
/// synced, whether the file was or not; a rename happens whole or not at all. It promises nothing else: not that the first writes are kept first, not
/// in one file, not between files, not between names; and bytes that were not synced may be there, or not, or zero, in sectors of 512 bytes.
struct Disk {
  /// The bytes of a file, whatever its names.
  private final class File {
    var kept: [UInt8] = []
    var pending: [Change] = []

    enum Change {
      case write(offset: Int, bytes: [UInt8])
      case truncate(Int)
    }
  }

  private enum Node {
    case file(File)
    case folder
  }

  /// A change of names in one folder.
  private struct Naming {
    let folder: String
    var set: (path: String, node: Node)?
    var removed: String?
  }

  private var kept: [String: Node] = [:]
  private var pending: [Naming] = []
  private var current: [String: Node] = [:]
  private var files: [UInt64: File] = [:]
  /// The last number that was acknowledged.
  private(set) var acknowledged = 0

  /// The fate of bytes that were not synced.
  enum Bytes: CaseIterable { case all, none, zero, torn, some }
  /// The fate of names that were not synced.
  enum Names: CaseIterable { case all, none, first, some }

  /// The number of records so far.
  private(set) var position = 0

  /// A disk that holds a snapshot for good; `numbers` are the numbers that the system gives its files.
  init(_ snapshot: Snapshot, numbers: [String: UInt64]) {
    for folder in snapshot.folders { kept[folder] = .folder }
    for (path, bytes) in snapshot.files {
      let file = File()
      file.kept = bytes
      kept[path] = .file(file)
      if let number = numbers[path] { files[number] = file }
    }
    current = kept
  }

  /// Applies a record to the disk.
  mutating func apply(_ record: DiskRecord) {
    position += 1
    switch record {
    case .created(let number, let path):
      let file = File()
      files[number] = file  // the number may be that of a file that is gone
      name(Naming(folder: Self.folder(path), set: (path, .file(file))))
    case .written(let number, let offset, let bytes): files[number]?.pending.append(.write(offset: offset, bytes: bytes))
    case .truncated(let number, let size): files[number]?.pending.append(.truncate(size))
    case .synced(let number):
      guard let file = files[number] else { return }
      for change in file.pending { Self.apply(change, to: &file.kept) }
      file.pending = []
    case .folderSynced(let folder):
      for naming in pending where naming.folder == folder { Self.apply(naming, to: &kept) }
      pending.removeAll { $0.folder == folder }
    case .linked(let path, let name):
      guard let node = current[path] else { return }
      self.name(Naming(folder: Self.folder(name), set: (name, node)))
    case .renamed(let path, let name):
      guard let node = current[path] else { return }
      self.name(Naming(folder: Self.folder(name), set: (name, node), removed: path))
    case .unlinked(let path), .folderRemoved(let path): name(Naming(folder: Self.folder(path), removed: path))
    case .folderMade(let path): name(Naming(folder: Self.folder(path), set: (path, .folder)))
    case .acknowledged(let number): acknowledged = number
    }
  }

  private mutating func name(_ naming: Naming) {
    pending.append(naming)
    Self.apply(naming, to: &current)
  }

  /// The files and folders that are there when the power comes back.
  func afterPowerLoss(bytes: Bytes, names: Names, using random: inout SplitMix64) -> Snapshot {
    var found = kept
    let first = names == .first ? random.below(pending.count + 1) : 0
    for (number, naming) in pending.enumerated() {
      let isKept: Bool =
        switch names {
        case .all: true
        case .none: false
        case .first: number < first
        case .some: random.below(2) == 0
        }
      if isKept { Self.apply(naming, to: &found) }
    }
    var snapshot = Snapshot()
    for case (let path, .folder) in found { snapshot.folders.insert(path) }
    snapshot.folders = snapshot.folders.filter { $0 == "tmp" || Self.folder($0).isEmpty || snapshot.folders.contains(Self.folder($0)) }
    for (path, node) in found.sorted(by: { $0.key < $1.key }) where snapshot.folders.contains(Self.folder(path)) {
      if case .file(let file) = node { snapshot.files[path] = Self.bytes(of: file, bytes, using: &random) }
    }
    return snapshot
  }

  private static func bytes(of file: File, _ fate: Bytes, using random: inout SplitMix64) -> [UInt8] {
    var found = file.kept
    if fate == .none { return found }
    for (number, change) in file.pending.enumerated() {
      guard case .write(let offset, let bytes) = change else {
        if fate != .some || random.below(2) == 0 { apply(change, to: &found) }
        continue
      }
      switch fate {
      case .none: break
      case .all: apply(change, to: &found)
      case .zero: apply(.write(offset: offset, bytes: [UInt8](repeating: 0, count: bytes.count)), to: &found)
      case .torn:
        let isLast = number == file.pending.count - 1
        let count = isLast ? min(bytes.count, 512 * random.below(bytes.count / 512 + 1)) : bytes.count
        apply(.write(offset: offset, bytes: [UInt8](bytes.prefix(count))), to: &found)
      case .some:
        let isWhole = random.below(2) == 0
        for place in stride(from: 0, to: bytes.count, by: isWhole ? max(1, bytes.count) : 512) {
          let sector = bytes[place..<min(bytes.count, isWhole ? bytes.count : place + 512)]
          switch random.below(5) {
          case 0, 1: apply(.write(offset: offset + place, bytes: [UInt8](sector)), to: &found)
          case 2: apply(.write(offset: offset + place, bytes: [UInt8](repeating: 0, count: sector.count)), to: &found)
          default: break
          }
        }
      }
    }
    return found
  }

  private static func apply(_ change: File.Change, to bytes: inout [UInt8]) {
    switch change {
    case .truncate(let size):
      if size < bytes.count { bytes.removeLast(bytes.count - size) } else { bytes += [UInt8](repeating: 0, count: size - bytes.count) }
    case .write(let offset, let new):
      if new.isEmpty { return }
      if bytes.count < offset + new.count { bytes += [UInt8](repeating: 0, count: offset + new.count - bytes.count) }
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }
  }

  private static func apply(_ naming: Naming, to names: inout [String: Node]) {
    if let removed = naming.removed { names[removed] = nil }
    if let (path, node) = naming.set { names[path] = node }
  }

  /// The folder a path is in; empty for the watched one.
  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
