import Foundation
import SQLiteManager

// JSON and property lists.
extension RoundTripTable {
  mutating func json() {
    let address = Address(street: "Na Příkopě \"1\" / 2", number: -7, position: [50.085, 14.42], notes: ["b": "", "a": "\n"])
    let text = #"{"notes":{"a":"\n","b":""},"number":-7,"position":[50.085,14.42],"street":"Na Příkopě \"1\" / 2"}"#
    store(address, "text", reads: [address, text, Address?.some(address), JSON(address)], refuses: [Settings.self] + Self.blobs)
    store(Address(street: "", number: 0), "text", reads: [#"{"number":0,"position":[],"street":""}"#])
    store(JSON([1, 2, 3]), "text", reads: [JSON([1, 2, 3]), "[1,2,3]", JSON<Set<Int>>([3, 2, 1])], refuses: [PropertyList<[Int]>.self])
    store(JSON([Int]()), "text", reads: [JSON([Int]()), "[]"])
    store(JSON(["a": 1]), "text", reads: [JSON(["a": 1]), #"{"a":1}"#])
    store(JSON(5), "text", reads: [JSON(5), "5", JSON(5.0)])
    store(JSON("a\0\u{1}🙂"), "text", reads: [JSON("a\0\u{1}🙂"), #""a\u0000\u0001🙂""#])
    store(JSON(Int?.none), "text", reads: [JSON(Int?.none), "null"])
    store(JSON<Int>?.none, "null", reads: [JSON<Int>?.none])
    store(JSON([Kind.film]), "text", reads: [JSON([Kind.film]), #"["film"]"#])
    store(JSON(Self.date(0.1)), "text", reads: [JSON(Self.date(0.1))])
    store(JSON(Data([1, 2])), "text", reads: [JSON(Data([1, 2])), #""AQI=""#])
    store(JSON([0.1, -0.0, 1e300]), "text", reads: [JSON([0.1, -0.0, 1e300])])
    store(JSON([Double.leastNonzeroMagnitude]), "text", reads: [JSON([Double.leastNonzeroMagnitude])])
    store(" [ 1 ] ", "text", reads: [JSON([1])])
    refuse(JSON(Double.nan), because: "a Double that cannot be encoded: the whole value")
    refuse(JSON([1, .infinity]), because: "a Double that cannot be encoded: [1]")
    refuse(Address(street: "", number: 0, position: [0, .nan]), because: "a Double that cannot be encoded: position.[1]")
    refuse(JSON(["secret": Double.nan]), because: "a Double that cannot be encoded: *")
    let broken = "cut off, damaged or no valid value: the whole value"
    for wrong in ["", " ", "[", "[1,", "[1]]", "{\"a\"", "nul", "'a'", "[01]", "a"] {
      store(wrong, "text", refuses: [JSON<[Int]>.self], because: broken)
    }
    store("{}", "text", refuses: [Address.self], because: "there is no street in the whole value")
    store("null", "text", refuses: [JSON<[Int]>.self])
    store("[1,2,\"x\"]", "text", refuses: [JSON<[Int]>.self], because: "a value of another type than Int is in [2]")
    store("[null]", "text", refuses: [JSON<[Int]>.self], because: "null cannot be read as Int: [0]")
    store(
      #"{"street":1,"number":2,"position":[]}"#, "text", refuses: [Address.self],
      because: "a value of another type than String is in street")
    store(#"{"secret":"x"}"#, "text", refuses: [JSON<[String: Int]>.self], because: "a value of another type than Int is in *")
    store(#"["opera"]"#, "text", refuses: [JSON<[Kind]>.self], because: "cut off, damaged or no valid value: [0]")
    for value in [.integer(1), .real(1.5), .blob(Array("[1]".utf8))] as [SQLiteValue] {
      store(value, value.storageClassName, refuses: [JSON<[Int]>.self, Address.self])
    }
  }

  mutating func propertyLists() {
    let settings = Settings(size: 12, changed: Self.date(1_795_281_623.123), icon: Data([0xff, 0]))
    store(settings, "blob", reads: [settings, Settings?.some(settings), PropertyList(settings)], refuses: [Address.self] + Self.texts)
    let array = PropertyList(["b", "a", "Štěpán"])
    store(
      array, "blob", reads: [array, PropertyList<Set<String>>(["a", "b", "Štěpán"])],
      refuses: [PropertyList<[Int]>.self, JSON<[String]>.self])
    store(PropertyList([Int]()), "blob", reads: [PropertyList([Int]())])
    store(PropertyList(Set([1, 2, 3])), "blob", reads: [PropertyList(Set([1, 2, 3]))], refuses: [PropertyList<[String: Int]>.self])
    store(PropertyList(["a": 1.5, "b": -2]), "blob", reads: [PropertyList(["a": 1.5, "b": -2])], refuses: [PropertyList<[Double]>.self])
    store(PropertyList([Date.distantPast]), "blob", reads: [PropertyList([Date.distantPast])])
    store(PropertyList([settings]), "blob", reads: [PropertyList([settings])])
    store(PropertyList([Int64.min, .max]), "blob", reads: [PropertyList([Int64.min, .max])], refuses: [PropertyList<[Int8]>.self])
    store(PropertyList([Double.infinity]), "blob", reads: [PropertyList([Double.infinity])])
    store(PropertyList<[Int]>?.none, "null", reads: [PropertyList<[Int]>?.none])
    refuse(PropertyList(5), because: "a PropertyList<Int> that cannot be encoded: the whole value")
    refuse(PropertyList("text"), because: "a PropertyList<String> that cannot be encoded: the whole value")
    for wrong in [[], [0], Array("bplist".utf8), Array("bplist00".utf8), Array("(a, b)".utf8), Array("<plist></plist>".utf8)] as [[UInt8]] {
      store(wrong, "blob", refuses: [PropertyList<[String]>.self, Settings.self, PropertyList<Set<Int>>.self])
    }
    store(Array("a".utf8), "blob", refuses: [PropertyList<[String]>.self], because: "the bytes are not a binary property list")
    store(PropertyList(["size": 1]), "blob", refuses: [Settings.self], because: "there is no changed in the whole value")
    store(PropertyList(["size": "geheim"]), "blob", refuses: [Settings.self], because: "a value of another type than Int is in size")
    for value in [.integer(1), .real(1.5), .text("bplist00")] as [SQLiteValue] {
      store(value, value.storageClassName, refuses: [PropertyList<[Int]>.self, PropertyList<Set<Int>>.self, Settings.self])
    }
  }
}
