import Foundation
import Scratch

/// The compiler's index of a debug build: the symbols that source files declare and name. The compiler tells apart members and overloads of one name.
///
/// The toolchain's library reads it. Its C functions: <https://github.com/swiftlang/indexstore-db/blob/main/include/indexstore/indexstore_functions.h>
struct CompilerIndex {
  /// A place where a file names a symbol that another file declares.
  struct Reference: Hashable {
    /// The file and the other one, by their paths in the folder.
    let file, home: String
    let line: Int
    let name: String
  }

  /// An occurrence of a symbol in a file.
  fileprivate struct Occurrence {
    /// The name that no other symbol has.
    let symbol: String
    let name: String
    let line: Int
    let isDeclaration: Bool
  }

  private(set) var references: Set<Reference> = []

  /// Reads the index of the files in a folder. The units of files that are gone are left out, and the newest unit of a file counts.
  ///
  /// - Parameter store: The folder of the index; nil for the index of the build that the tests are of.
  init(of folder: URL, in store: URL? = nil) throws {
    let library = try IndexLibrary()
    let store = try store ?? BuiltProduct.url("index").appending(path: "store")
    let units = try FileManager.default.contentsOfDirectory(
      at: store.appending(path: "v\(library.formatVersion())/units"), includingPropertiesForKeys: [.contentModificationDateKey])
    let dates = try units.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate ?? .distantPast }
    let open = unsafe try library.open(store)
    defer { unsafe library.closeStore(open) }
    let top = folder.path(percentEncoded: false) + "/"
    var records: [String: String] = [:]
    for (unit, _) in zip(units, dates).sorted(by: { $0.1 < $1.1 }) {
      guard let (file, record) = unsafe library.file(ofUnit: unit.lastPathComponent, in: open), file.hasPrefix(top) else { continue }
      if FileManager.default.fileExists(atPath: file) { records[String(file.dropFirst(top.count))] = record }
    }
    let occurrences = try records.mapValues { unsafe try library.occurrences(inRecord: $0, of: open) }
    var homes: [String: String] = [:]
    for (file, all) in occurrences { for found in all where found.isDeclaration { homes[found.symbol] = file } }
    for (file, all) in occurrences {
      for found in all where !found.isDeclaration {
        guard let home = homes[found.symbol], home != file else { continue }
        let name = found.name.hasPrefix("getter:") || found.name.hasPrefix("setter:") ? String(found.name.dropFirst(7)) : found.name
        references.insert(Reference(file: file, home: home, line: found.line, name: name))
      }
    }
  }
}

/// The functions of `libIndexStore` that the index is read with.
@safe private struct IndexLibrary {
  /// The toolchain, or the build, lacks something.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    var description: String {
      "the compiler's index cannot be read: \(what) is not there. It takes a debug build, and the toolchain's swiftc on the PATH"
    }
  }

  typealias Object = OpaquePointer?
  /// The library's structure of a text: an address and a count of bytes.
  typealias Text = iovec
  typealias Visit = @convention(c) (UnsafeMutableRawPointer?, Object) -> Bool
  typealias Apply = @convention(c) (Object, UnsafeMutableRawPointer?, Visit) -> Bool
  typealias Open = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Object>?) -> Object
  typealias Close = @convention(c) (Object) -> Void
  typealias TextOf = @convention(c) (Object) -> Text

  let formatVersion: @convention(c) () -> UInt32
  private let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object>?) -> Object
  let closeStore: Close
  private let openUnit: Open
  private let closeUnit: Close
  private let mainFile: TextOf
  private let eachDependency: Apply
  private let dependencyKind: @convention(c) (Object) -> UInt32
  private let dependencyName: TextOf
  private let openRecord: Open
  private let closeRecord: Close
  private let eachOccurrence: Apply
  private let symbol: @convention(c) (Object) -> Object
  private let symbolUSR: TextOf
  private let symbolName: TextOf
  private let roles: @convention(c) (Object) -> UInt64
  private let place: @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void

  init() throws {
    #if canImport(Darwin)
    let name = "libIndexStore.dylib"
    #else
    let name = "libIndexStore.so"
    #endif
    guard let swiftc = Compiler.program(named: "swiftc")?.resolvingSymlinksInPath() else { throw Missing(what: "swiftc") }
    let path = swiftc.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/\(name)").path
    guard let library = unsafe dlopen(path, RTLD_NOW) else { throw Missing(what: path) }
    func function<Function>(_ name: String) throws -> Function {
      guard let address = unsafe dlsym(library, "indexstore_" + name) else { throw Missing(what: name) }
      return unsafe unsafeBitCast(address, to: Function.self)
    }
    formatVersion = try function("format_version")
    unsafe openStore = try function("store_create")
    unsafe closeStore = try function("store_dispose")
    unsafe openUnit = try function("unit_reader_create")
    unsafe closeUnit = try function("unit_reader_dispose")
    unsafe mainFile = try function("unit_reader_get_main_file")
    unsafe eachDependency = try function("unit_reader_dependencies_apply_f")
    unsafe dependencyKind = try function("unit_dependency_get_kind")
    unsafe dependencyName = try function("unit_dependency_get_name")
    unsafe openRecord = try function("record_reader_create")
    unsafe closeRecord = try function("record_reader_dispose")
    unsafe eachOccurrence = try function("record_reader_occurrences_apply_f")
    unsafe symbol = try function("occurrence_get_symbol")
    unsafe symbolUSR = try function("symbol_get_usr")
    unsafe symbolName = try function("symbol_get_name")
    unsafe roles = try function("occurrence_get_roles")
    unsafe place = try function("occurrence_get_line_col")
  }

  private func string(_ text: Text) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  private func forEach(_ apply: Apply, of reader: Object, _ body: (Object) -> Void) {
    unsafe withoutActuallyEscaping(body) { body in
      var body = unsafe body
      unsafe withUnsafeMutablePointer(to: &body) { context in
        _ = unsafe apply(reader, context) { context, object in
          unsafe context?.assumingMemoryBound(to: ((Object) -> Void).self).pointee(object)
          return true
        }
      }
    }
  }

  func open(_ store: URL) throws -> Object {
    let path = store.path(percentEncoded: false)
    guard let open = unsafe openStore(path, nil) else { throw Missing(what: path) }
    return unsafe open
  }

  /// The source file of a unit, with the name of its record.
  func file(ofUnit name: String, in store: Object) -> (file: String, record: String)? {
    guard let unit = unsafe openUnit(store, name, nil) else { return nil }
    defer { unsafe closeUnit(unit) }
    var record: String?
    unsafe forEach(eachDependency, of: unit) { dependency in
      if unsafe dependencyKind(dependency) == 2 { record = unsafe string(dependencyName(dependency)) }  // INDEXSTORE_UNIT_DEPENDENCY_RECORD
    }
    return record.map { (unsafe string(mainFile(unit)), $0) }
  }

  func occurrences(inRecord name: String, of store: Object) throws -> [CompilerIndex.Occurrence] {
    guard let record = unsafe openRecord(store, name, nil) else { throw Missing(what: name) }
    defer { unsafe closeRecord(record) }
    var found: [CompilerIndex.Occurrence] = []
    var texts: [OpaquePointer?: (usr: String, name: String)] = unsafe [:]
    unsafe forEach(eachOccurrence, of: record) { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      unsafe place(occurrence, &line, &column)
      let symbol = unsafe symbol(occurrence)
      let text = unsafe texts[symbol] ?? (unsafe string(symbolUSR(symbol)), unsafe string(symbolName(symbol)))
      unsafe texts[symbol] = text
      let isDeclaration = unsafe roles(occurrence) & 3 != 0  // INDEXSTORE_SYMBOL_ROLE_DECLARATION, _DEFINITION
      found.append(CompilerIndex.Occurrence(symbol: text.usr, name: text.name, line: Int(line), isDeclaration: isDeclaration))
    }
    return found
  }
}
