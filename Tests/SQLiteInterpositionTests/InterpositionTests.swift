import CSQLiteLoaded
import Foundation
import SQLiteCalls
import SQLiteLive
import Scratch
import Testing

#if os(Linux)
@Suite struct `The calls of a whole program` {
  @Test func `go to a wrapper, whatever code makes them`() throws {
    let folder = try ScratchFolder()
    let library = URL(filePath: unsafe String(cString: try #require(sqm_linked_library()))).resolvingSymlinksInPath().path
    let names = Sqlite3Call.allCases.map(\.rawValue).filter { $0.hasPrefix("sqlite3") }.joined(separator: ",")
    let (status, output) = try BuiltProduct.run("InterposedRuns", folder.url.path, library, names)
    #expect(status == 0 && output == "0\n", "\(output)")
  }
}
#endif
