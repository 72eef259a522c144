// Rows per second over three nodes on this machine, beside the local library: the same data code on both.
import DqliteEngine
import DqliteNodes
import Foundation
import SQLiteManager

let nodes = try DqliteNodes.cluster()
let engine = DqliteSqlite3Wrapper(DqliteCluster(addresses: nodes.addresses))
let overCluster = try Figure.measured(on: Connection(.file("figures"), on: engine))

let folder = FileManager.default.temporaryDirectory.appending(path: "figures-" + UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
var configuration = Connection.Configuration()
configuration.journalMode = .wal
let inFile = try Figure.measured(on: Connection(.file(folder.appending(path: "figures.sqlite")), configuration: configuration))

print("| rows per second | three nodes | a local file |\n| --- | ---: | ---: |")
for (index, figure) in Figure.all.enumerated() { print("| \(figure.name) | \(Int(overCluster[index])) | \(Int(inFile[index])) |") }
nodes.end()
