#if os(Linux) && DEBUG
import Foundation
import Runtime
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite(.enabled(if: _isDebugAssertConfiguration(), "optimized code has other frames")) struct `The place of a call` {
  @inline(never) private func direct() -> (CallSite?, line: Int) { (CallSite.here(), #line) }

  @inline(never) private func mapped() -> (CallSite?, line: Int) { (Optional(()).map(CallSite.here) ?? nil, #line) }

  @Test func `may be in an extension of a type of the package`() {
    _ = direct().0?.text  // the module SQLiteTestKit is known to be the package's from here on
    let (site, line) = FaultSweepReport().site()
    #expect(site?.text == "CallSiteTests.swift:\(line)")
  }

  @Test func `is the innermost line outside the package`() {
    let (site, line) = direct()
    #expect(site?.text == "CallSiteTests.swift:\(line)")
  }

  @Test func `holds every frame of the stack`() throws {
    let frames = try Backtrace.capture(algorithm: .fast, limit: 12, top: 0).frames.map(\.description)
    let key = try #require(direct().0).key
    #expect(frames.count == 12 && frames.dropFirst().dropLast().allSatisfy(key.contains), "\(frames) \(key)")
  }

  @Test func `is found while another thread unmaps files`() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      try unmapFiles(in: folder)
      let (site, line) = FaultSweepReport().site()
      try #require(site?.text == "CallSiteTests.swift:\(line)")
    }
  }

  @Test func `is the same for the same call alone`() {
    let sites = (0..<2).map { _ in direct().0?.key }
    #expect(sites[0] == sites[1] && sites[0]?.isEmpty == false)
    #expect(mapped().0?.key != sites[0])
  }
}

/// Maps twenty files and unmaps them, one after the other, on a thread that never ends.
private func unmapFiles(in folder: ScratchFolder) throws {
  let files = try (0..<20).map { number in
    try Data(count: 4096).write(to: URL(filePath: folder.path("\(number)")))
    return unsafe open(folder.path("\(number)"), O_RDWR)
  }
  let hasBegun = DispatchSemaphore(value: 0)
  Thread {
    var maps = [UInt](repeating: 0, count: files.count)
    while true {
      for (number, file) in files.enumerated() {
        if maps[number] == 0 {
          maps[number] = unsafe UInt(bitPattern: mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
        } else {
          unsafe munmap(UnsafeMutableRawPointer(bitPattern: maps[number]), 4096)
          maps[number] = 0
        }
        for _ in 0..<100 { getppid() }  // a file stays as it is for some hundred microseconds
      }
      hasBegun.signal()
    }
  }.start()
  hasBegun.wait()
}

extension FaultSweepReport {
  @inline(never) fileprivate func site() -> (CallSite?, line: Int) { (CallSite.here(), #line) }
}
#endif
