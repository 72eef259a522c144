import Foundation
import Scratch
import Testing

#if os(Linux)
@Suite struct `A program of the doubles alone` {
  @Test func `runs to its end`() throws {
    let (status, output) = try BuiltProduct.run("MockOnly")
    #expect(status == 0)
    #expect(output == "Štěpán, Žofie, 0 handles left\n")
  }

  @Test func `is not linked with SQLite, not even weakly`() throws {
    let url = try BuiltProduct.url("MockOnly")
    let program = try #require(try ELFFile(url))
    #expect(program.neededLibraries.contains { $0.hasPrefix("libc.so") })
    #expect(!program.neededLibraries.contains { $0.contains("sqlite") })
    #expect(program.undefinedSymbols.contains { $0.contains("swift_retain") })
    #expect(!program.undefinedSymbols.contains { $0.hasPrefix("sqlite3") })
  }

  @Test func `differs in that from this test`() throws {
    let this = try #require(try ELFFile(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), readsSymbols: false))
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.flatMap {
      try? ELFFile(URL(fileURLWithPath: $0), readsSymbols: false)
    }
    #expect((this.neededLibraries + (bundle?.neededLibraries ?? [])).contains { $0.contains("sqlite3") })
  }
}
#endif
