import Scratch
import Testing

import SQLiteManagerUnlinked
@testable import SQLiteMocks

/// A number, and how much it weighs.
private struct Parcel: Equatable {
  let number: Int
  var payload: Int
}

@Suite struct `The newest of many` {
  /// The same with an array of all.
  private struct Model {
    var all: [Parcel] = []
    var kept = 0
    let limit: Int
    let byteLimit: Int

    mutating func shrink() {
      kept = min(kept, limit)
      while kept > 1, elements.reduce(0, { $0 + $1.payload }) > byteLimit { kept -= 1 }
    }

    var elements: [Parcel] { Array(all.suffix(kept)) }
  }

  @Test(arguments: [(1, 0), (1, 100), (3, 5), (7, 20), (50, 40), (8, 1_000)]) func `are kept, as by a model`(limit: Int, byteLimit: Int) {
    var random = SplitMix64(seed: TestRun.seed)
    var newest = Newest<Parcel>(limit: limit, byteLimit: byteLimit)
    var model = Model(limit: limit, byteLimit: byteLimit)
    for number in 1...400 {
      let parcel = Parcel(number: number, payload: Int.random(in: 0...12, using: &random))
      newest.append(parcel, payload: parcel.payload)
      model.all.append(parcel)
      model.kept += 1
      model.shrink()
      if Bool.random(using: &random), number > 5 {
        let changed = number - Int.random(in: 0...5, using: &random)
        let payload = Int.random(in: 0...12, using: &random)
        newest.change(changed, adding: payload) { $0?.payload += payload }
        if changed > model.all.count - model.kept { model.all[changed - 1].payload += payload }
        model.shrink()
      }
      #expect(newest.elements == model.elements)
      #expect(newest.total == number && newest.dropped == number - model.kept)
      #expect(newest.droppedBytes == model.all.dropLast(model.kept).reduce(0) { $0 + $1.payload })
    }
  }
}
