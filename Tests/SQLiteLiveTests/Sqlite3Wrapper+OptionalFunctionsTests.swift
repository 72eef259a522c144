import CSQLiteManager
import Foundation
import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Scratch
import Testing

/// A table of functions as the pointers that it is made of.
private func pointers(of table: sqm_optional) -> [UInt] {
  unsafe withUnsafeBytes(of: table) { unsafe Array($0.bindMemory(to: UInt.self)) }
}

/// The names that are looked up, in the order of the table.
private func lookedUpNames() -> [String] {
  var names: [String] = []
  var table = sqm_optional()
  unsafe withUnsafeMutablePointer(to: &names) { names in
    unsafe sqm_find_optional(
      &table,
      { names, name, _ in
        if let name = unsafe name { unsafe names?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name)) }
        return nil
      }, names)
  }
  return names
}

/// The image of the library that answers calls.
private func libraryImage() throws -> sqm_image {
  var image = unsafe sqm_image()
  try #require(unsafe sqm_open_image(&image, sqlite3_sourceid()) != 0)
  return unsafe image
}

@Suite struct `The functions that a library may lack` {
  @Test func `are all looked up that are optional among the entry points`() throws {
    let table = try String(contentsOf: SourceFile.root.appending(path: "Scripts/entry-points.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    let names = rows.filter { $0[2] == "optional" }.map { String($0[0]) }
    #expect(names.count == 66)
    #expect(lookedUpNames() == names)
  }

  @Test func `are each called where their own name was found, and not where it was not`() {
    let names = lookedUpNames()
    for (place, name) in names.enumerated() {
      var name = name
      var table = sqm_optional()
      unsafe withUnsafeMutablePointer(to: &name) { wanted in
        unsafe sqm_find_optional(
          &table,
          { wanted, name, _ in
            guard let wanted = unsafe wanted?.assumingMemoryBound(to: String.self).pointee, let name = unsafe name else { return nil }
            return unsafe String(cString: name) == wanted ? UnsafeMutableRawPointer(bitPattern: 16) : nil
          }, wanted)
      }
      #expect(pointers(of: table).enumerated().filter { $0.element != 0 }.map(\.offset) == [place])
      unsafe withUnsafePointer(to: &table) { table in
        let sqlite = unsafe Sqlite3Wrapper(optional: table)
        #expect(names.filter { Sqlite3Call(rawValue: $0).map(sqlite.provides) != false } == [name])
      }
    }
  }

  @Test func `are those of the library that is loaded`() throws {
    #if canImport(Darwin)
    let path = "/usr/lib/libsqlite3.dylib"
    #else
    let path = "libsqlite3.so.0"
    #endif
    let library = unsafe try #require(dlopen(path, RTLD_LAZY | RTLD_NOLOAD))  // kept open: this process is linked with it
    let expected = lookedUpNames().map { UInt(bitPattern: unsafe dlsym(library, $0)) }
    unsafe #expect(pointers(of: Sqlite3Wrapper().optional.pointee) == expected)
  }

  @Test func `are found by the loader as by the linker`() throws {
    var image = unsafe try libraryImage()
    defer { unsafe sqm_close_image(&image) }
    let found = lookedUpNames().map { UInt(bitPattern: unsafe sqm_find_in_image(&image, $0, nil)) }
    unsafe #expect(pointers(of: Sqlite3Wrapper().optional.pointee) == found)
  }

  @Test func `are sought in one image, not in what that is linked with`() throws {
    var image = unsafe try libraryImage()
    defer { unsafe sqm_close_image(&image) }
    let malloc = unsafe dlsym(image.handle, "malloc")
    unsafe #expect(malloc != nil)
    unsafe #expect(sqm_find_in_image(&image, "malloc", nil) == nil)
    unsafe #expect(sqm_find_in_image(&image, "malloc", malloc) == nil)
    unsafe #expect(sqm_find_in_image(&image, "sqlite3_open", malloc) == dlsym(image.handle, "sqlite3_open"))
  }

  @Test func `are in no image where the address is in none`() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { unsafe memory.deallocate() }
    var image = unsafe sqm_image()
    unsafe #expect(sqm_open_image(&image, memory) == 0)
  }

  @Test(.enabled(if: SharedLibrary.canBeBuilt, "a compiler for C")) func `are a library's own where it is loaded by its path`() throws {
    let folder = try ScratchFolder()
    let code = "int sqlite3_load_extension(void) { return 7; } void sqlite3session_delete(void *session) {}"
    let library = unsafe try #require(dlopen(SharedLibrary.build(code, in: folder, named: "own"), RTLD_NOW | RTLD_LOCAL))
    defer { unsafe dlclose(library) }
    var image = unsafe sqm_image()
    try #require(unsafe sqm_open_image(&image, dlsym(library, "sqlite3_load_extension")) != 0)
    defer { unsafe sqm_close_image(&image) }
    var table = sqm_optional()
    unsafe sqm_find_optional(&table, sqm_find_in_image, &image)
    #expect(pointers(of: table) == lookedUpNames().map { UInt(bitPattern: unsafe dlsym(library, $0)) })
    #expect(pointers(of: table).filter { $0 != 0 }.count == 2)
    unsafe withUnsafePointer(to: &table) { table in
      unsafe #expect(Sqlite3Wrapper(optional: table).sqlite3_load_extension(nil, nil, nil, nil) == 7)
    }
  }

  @Test func `answer that they failed where they are not there`() {
    var table = sqm_optional()
    unsafe withUnsafePointer(to: &table) { table in
      let sqlite = unsafe Sqlite3Wrapper(optional: table)
      let missing = Set(Sqlite3Call.allCases.filter { !sqlite.provides($0) })
      #expect(missing.map(\.rawValue).sorted() == lookedUpNames().sorted())
      var calls = 0
      callEverything(on: sqlite, among: missing) { _ in calls += 1 }
      #expect(calls == 66)
      unsafe #expect(sqlite.sqlite3_load_extension(nil, nil, nil, nil) == SQLITE_ERROR)
      unsafe #expect(sqlite.sqlite3_serialize(nil, nil, nil, 0) == nil)
    }
  }

  @Test func `are those of the library, in a program that has functions of their names`() throws {
    let (status, output) = try BuiltProduct.run("TwoLibraries")
    #expect(status == 0, "\(output)")
    #expect(output == "0 problems\n", "\(output)")
  }
}
