import Testing

@Suite struct `The tool's help` {
  @Test(arguments: [["--help"], ["help", "search"], ["search", "--help"], ["read", "-h"]]) func `is not an error`(arguments: [String])
    throws
  {
    let answer = try Tool.run(arguments)
    #expect(answer.status == 0)
    #expect(answer.output.contains("USAGE: sqlite-manager"))
    #expect(answer.errors.isEmpty)
  }

  @Test func `comes with wrong usage, and its status`() throws {
    for arguments in [["serch"], ["read"], ["read", "x", "y", "--limit", "-1"], ["read", "x", "y", "--descending"]] {
      let answer = try Tool.run(arguments)
      #expect(answer.status == 64, "\(arguments)")
      #expect(answer.errors.contains("Usage: sqlite-manager"), "\(arguments)")
    }
  }
}
