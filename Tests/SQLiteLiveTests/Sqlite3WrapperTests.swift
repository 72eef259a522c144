import Scratch
import Testing

#if os(Linux)  // elsewhere a program cannot take the place of a library's functions by having its own

@Suite struct `The real wrapper` {
  @Test func `calls for each function the one of its name, with its arguments and answer`() throws {
    let (status, output) = try BuiltProduct.run("ForwarderRuns")
    #expect(status == 0, "\(output)")
    #expect(output.hasSuffix("327 functions, 0 problems\n"), "\(output)")
  }
}
#endif
