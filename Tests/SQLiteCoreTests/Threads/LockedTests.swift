import Foundation
import SQLiteCore
import Testing

@Suite struct `A locked value` {
  @Test func `is touched by one thread at a time`() {
    let numbers = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<1_000 { numbers.withLock { $0.append(thread * 1_000 + number) } }
    }
    #expect(numbers.withLock { Set($0).count } == 8_000)
  }

  @Test func `is let go of when the closure throws`() {
    struct Stop: Error {}
    let number = Locked(1)
    #expect(throws: Stop.self) {
      try number.withLock { number in
        number = 2
        throw Stop()
      }
    }
    #expect(number.withLock { $0 } == 2)
  }
}
