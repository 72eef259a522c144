import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A database that is set aside` {
  @Test(arguments: CrashedDatabase.Log.allCases, [true, false])
  func `has its log under the same name, wherever that stopped`(log: CrashedDatabase.Log, opensFirst: Bool) throws {
    let crashed = try CrashedDatabase(log)
    try crashed.failingEach({ _ = try crashed.installer($0).setAside() }) { error, comment in
      if let error { #expect(error is ContentError, "\(comment): \(error)") }
      let path = try #require(try crashed.place(comment), "\(comment): \(crashed.folder.atRest)")
      let isInPlace = path == crashed.folder.installed
      #expect(error != nil || !isInPlace, "\(comment)")
      if opensFirst { try crashed.expectAllRows(at: path, comment) }
      #expect(try crashed.installer().install() == (isInPlace ? .current(version: 1) : .installed(version: 1)), "\(comment)")
      if !isInPlace { try crashed.expectFresh(comment) }
      try crashed.expectAllRows(at: path, comment)
      #expect(crashed.databases == ["quiz.sqlite"] + (isInPlace ? [] : ["quiz.sqlite.damaged-1"]), "\(comment)")
    }
  }

  @Test func `keeps its log where the file system has no second names`() throws {
    for log in CrashedDatabase.Log.allCases {
      let crashed = try CrashedDatabase(log)
      try crashed.put()
      let clean = FaultInjectingFileSystem()
      _ = try crashed.installer(clean).setAside()
      let link = try #require(clean.operations.firstIndex(of: "link")) + 1
      try crashed.put()
      let aside = try #require(try crashed.installer(FaultInjectingFileSystem(plan: .once(at: link), code: EPERM)).setAside())
      #expect(crashed.folder.atRest.filter { $0.hasPrefix("quiz.sqlite-") }.isEmpty)
      try crashed.expectAllRows(at: aside.path, "\(log)")
    }
  }

  @Test func `takes the next free number`() throws {
    let crashed = try CrashedDatabase(.wal)
    try crashed.put()
    #expect(try crashed.installer().setAside()?.lastPathComponent == "quiz.sqlite.damaged-1")
    #expect(try crashed.installer().setAside() == nil)
    #expect(try crashed.installer().install() == .installed(version: 1))
    #expect(try crashed.installer().setAside()?.lastPathComponent == "quiz.sqlite.damaged-2")
    try crashed.expectAllRows(at: crashed.folder.installed + ".damaged-1", "")
  }
}

@Suite struct `A database that is removed` {
  @Test(arguments: CrashedDatabase.Log.allCases)
  func `has its log as long as it is there, wherever that stopped`(log: CrashedDatabase.Log) throws {
    let crashed = try CrashedDatabase(log)
    try crashed.failingEach({ try crashed.installer($0).removeInstalled() }) { error, comment in
      if let error { #expect(error is ContentError, "\(comment): \(error)") }
      let path = try crashed.place(comment)
      #expect(error != nil || path == nil, "\(comment)")
      #expect(try crashed.installer().install() == (path == nil ? .installed(version: 1) : .current(version: 1)), "\(comment)")
      if let path { try crashed.expectAllRows(at: path, comment) } else { try crashed.expectFresh(comment) }
      #expect(crashed.databases == ["quiz.sqlite"], "\(comment)")
    }
  }

  @Test func `is gone after a second try, whatever the first one left`() throws {
    for log in CrashedDatabase.Log.allCases {
      let crashed = try CrashedDatabase(log)
      try crashed.failingEach({ try crashed.installer($0).removeInstalled() }) { _, comment in
        try crashed.installer().removeInstalled()
        #expect(crashed.databases.isEmpty, "\(comment)")
      }
    }
  }
}
