import Scratch
import SQLiteCore
import Testing

@Suite struct `A list that is joined` {
  @Test func `keeps the order however it is joined, and is equal to one that was joined otherwise`() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let numbers = (0..<(1 + generator.below(60))).map { $0 }
      var lists = numbers.map { JoinedList([$0]) }
      while lists.count > 1 {
        let place = generator.below(lists.count - 1)
        lists.replaceSubrange(place...place + 1, with: [lists[place].joined(with: lists[place + 1])])
      }
      #expect(lists[0].elements == numbers && lists[0].count == numbers.count)
      #expect(lists[0] == JoinedList(numbers) && lists[0].hashValue == JoinedList(numbers).hashValue)
      #expect(lists[0] != JoinedList(numbers + [0]))
    }
    let empty = JoinedList<Int>([])
    #expect(empty.elements.isEmpty && empty.joined(with: JoinedList([1])).elements == [1])
    #expect(JoinedList([1]).joined(with: empty).elements == [1] && empty.height == 0)
  }

  @Test func `is joined with itself as often as a program likes`() {
    let list = (0..<80).reduce(JoinedList([1])) { list, _ in list.joined(with: list) }
    #expect(list.count == .max && list.height == 80)
  }

  @Test func `is as high as the logarithm of its length`() {
    let count = TestRun.rounds(4_000, few: 1_500)
    let first = (0..<count).reduce(JoinedList<Int>([])) { $0.joined(with: JoinedList([$1])) }
    let last = (0..<count).reversed().reduce(JoinedList<Int>([])) { JoinedList([$1]).joined(with: $0) }
    #expect(first.elements == Array(0..<count) && last == first)
    for list in [first, last] { #expect(list.height <= 18, "\(list.height)") }
    var generator = SplitMix64(seed: 10)
    for _ in 0..<TestRun.rounds(200, few: 60) {
      let parts = (0..<8).map { _ in JoinedList(Array(0..<generator.below(500))) }
      let list = parts.reduce(JoinedList<Int>([])) { generator.below(2) == 0 ? $0.joined(with: $1) : $1.joined(with: $0) }
      #expect(Double(list.height) <= 1.45 * Double.log2(Double(max(2, list.count))) + 2, "\(list.height) for \(list.count)")
    }
  }
}

extension Double {
  fileprivate static func log2(_ value: Double) -> Double {
    var (rest, count) = (value, 0.0)
    while rest >= 2 { (rest, count) = (rest / 2, count + 1) }
    return count + rest - 1
  }
}
