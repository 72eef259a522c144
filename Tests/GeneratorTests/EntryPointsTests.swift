import Testing

@testable import Generator

@Suite struct `A table of entry points, and their signatures` {
  @Test(
    arguments: [
      "sqlite3_free\tMemory\tplain", "sqlite3_free\tMemory\tplane\tnever\t-\t-\t-\t-\tpage\ttext",
      "sqlite3_free\tMemory\tplain\tnot\t-\t-\t-\t-\tpage\ttext",
      "sqlite3_free\tMemory\tplain\tnever\t-\tstatement\t-\t-\tpage\ttext", "sqlite3_free\tMemory\tplain\tnever\t-\t-\tmok\t-\tpage\ttext",
    ]) func `with a cell that is none names its row or the cell`(row: String) throws
  {
    let error = #expect(throws: Failed.self) { try readTable(row) }
    #expect(error?.description.hasPrefix("entry-points.tsv: ") == true)
  }

  @Test func `has the handles of each function`() throws {
    let row = "sqlite3_prepare_v3\tStatement\tplain\tcode\tERROR,FULL\tconnection@0 +statement@4\tmock\t-\tpage\tCompiles."
    let entry = try #require(try readTable(row).first)
    #expect(entry.codes == ["ERROR", "FULL"] && entry.doubles == [.mock])
    #expect(entry.handles.map(\.kind) == ["connection", "statement"] && entry.handles.map(\.role) == [.takes, .gives])
    #expect(entry.handles.map(\.place) == [.argument(0), .argument(4)])
  }

  @Test(
    arguments: [
      ("(_: OpaquePointer!, _ n: sqlite3_int64) -> Int32", "(_ a0: OpaquePointer!, _ n: Int64) -> Int32"),
      ("()", "()"),
      (
        "(_ x: (@convention(c, cType: \"void (*)(void *)\") (UnsafeMutableRawPointer?, Int32) -> Void)!, _ y: Int32)",
        "(_ x: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Void)!, _ y: Int32)"
      ),
    ]) func `are read as the toolchain prints them`(printed: String, signature: String)
  {
    #expect(readSignatures("public func sqlite3_x\(printed)")["sqlite3_x"]?.declaration == signature)
    #expect(readSignatures("public var x: Int32")["x"] == nil)
  }

  @Test func `have numbers where a later header has other names`() throws {
    let name = try #require(numbered.first)
    let (old, new) = ("public func \(name)(_: Int32, _ e: Int8)", "public func \(name)(_ z: Int32, _ encoding: Int8)")
    #expect(readSignatures(old)[name]?.declaration == readSignatures(new)[name]?.declaration)
  }
}
