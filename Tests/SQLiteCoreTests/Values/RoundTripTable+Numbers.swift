import Foundation
import SQLiteManager

// Numbers and truths, and NULL.
extension RoundTripTable {
  static var texts: [any Readable.Type] { [String.self, Substring.self] }
  static var blobs: [any Readable.Type] { [[UInt8].self, Data.self] }
  static var integers: [any Readable.Type] {
    [Int.self, Int64.self, Int32.self, Int16.self, Int8.self, UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self]
  }
  static var everyType: [any Readable.Type] {
    texts + blobs + integers + [
      Bool.self, Double.self, Float.self, Date.self, UnixTime.self, JulianDay.self, UUID.self, URL.self, Decimal.self, Kind.self,
      Level.self,
      Flags.self, Address.self, Settings.self, JSON<[Int]>.self, PropertyList<[Int]>.self, PropertyList<Set<Int>>.self,
      PropertyList<[String: Int]>.self,
    ]
  }

  mutating func nulls() {
    store(SQLiteValue.null, "null", reads: [SQLiteValue.null, NSNull(), Int?.none, String?.none, Date?.none], refuses: Self.everyType)
    store(NSNull(), "null", reads: [NSNull(), Data?.none, UUID?.none, Kind?.none, JSON<[Int]>?.none])
    store(Bool?.none, "null", reads: [Bool?.none, Float?.none, Decimal?.none, URL?.none, Address?.none, Settings?.none])
    store(Date?.none, "null", reads: [Date?.none, UnixTime?.none, JulianDay?.none], refuses: [Date.self])
    store(1, "integer", refuses: [NSNull.self])
    store("", "text", refuses: [NSNull.self])
    store(Data(), "blob", refuses: [NSNull.self])
  }

  mutating func truths() {
    store(true, "integer", reads: [true, 1, Int8(1), UInt64(1), 1.0, Float(1), Bool?.some(true), Level.high, InAnyForm(Decimal(1))])
    store(false, "integer", reads: [false, 0, Int64(0), UInt8(0), 0.0, Float(0), Bool?.some(false), Level.middle, Flags(rawValue: 0)])
    for number in [2, -1, 256, Int.max, Int.min] {
      store(number, "integer", reads: [number], refuses: [Bool.self, Bool?.self], because: "it is neither 0 nor 1")
    }
    store(true, "integer", refuses: Self.texts + Self.blobs)
    store(1.0, "real", refuses: [Bool.self])
    store("true", "text", refuses: [Bool.self])
    store("1", "text", refuses: [Bool.self])
    store([1] as [UInt8], "blob", refuses: [Bool.self])
  }

  mutating func widths() {
    store(Int8.max, "integer", reads: [Int8.max, UInt8(127), Int16(127), 127, 127.0, Float(127)])
    store(
      Int8.min, "integer", reads: [Int8.min, Int16(-128), -128], refuses: [UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt.self])
    store(Int64(128), "integer", reads: [Int16(128), UInt8(128)], refuses: [Int8.self])
    store(Int64(-129), "integer", reads: [Int16(-129)], refuses: [Int8.self, UInt8.self])
    store(UInt8.max, "integer", reads: [UInt8.max, Int16(255), Float(255)], refuses: [Int8.self, Bool.self])
    store(Int16(256), "integer", reads: [Int16(256), UInt16(256)], refuses: [UInt8.self, Int8.self])
    store(Int16.max, "integer", reads: [Int16.max, UInt16(32767), Int32(32767)], refuses: [Int8.self, UInt8.self])
    store(Int16.min, "integer", reads: [Int16.min, Int32(-32768)], refuses: [Int8.self, UInt16.self])
    store(Int64(32768), "integer", reads: [Int32(32768), UInt16(32768)], refuses: [Int16.self])
    store(Int64(-32769), "integer", reads: [Int32(-32769)], refuses: [Int16.self])
    store(UInt16.max, "integer", reads: [UInt16.max, Int32(65535)], refuses: [Int16.self, UInt8.self])
    store(Int32(65536), "integer", reads: [Int32(65536), UInt32(65536)], refuses: [UInt16.self])
    store(Int32.max, "integer", reads: [Int32.max, UInt32(2_147_483_647), 2_147_483_647.0], refuses: [Int16.self, Float.self])
    store(Int32.min, "integer", reads: [Int32.min, Int64(-2_147_483_648), Float(-2_147_483_648)], refuses: [Int16.self, UInt32.self])
    store(Int64(2_147_483_648), "integer", reads: [UInt32(2_147_483_648), Int64(2_147_483_648)], refuses: [Int32.self])
    store(Int64(-2_147_483_649), "integer", reads: [Int64(-2_147_483_649)], refuses: [Int32.self])
    store(UInt32.max, "integer", reads: [UInt32.max, Int64(4_294_967_295)], refuses: [Int32.self, UInt16.self])
    store(UInt64(4_294_967_296), "integer", reads: [UInt64(4_294_967_296), 4_294_967_296.0], refuses: [UInt32.self])
    store(
      Int64.max, "integer", reads: [Int64.max, Int.max, UInt64(Int64.max), UInt(Int64.max), InAnyForm(Decimal(Int64.max))],
      refuses: [Int32.self, UInt32.self, Double.self, Float.self])
    store(
      Int64.min, "integer", reads: [Int64.min, Int.min, -9_223_372_036_854_775_808.0, InAnyForm(Decimal(Int64.min))],
      refuses: [UInt64.self, UInt.self])
    store(UInt64(Int64.max), "integer", reads: [UInt64(Int64.max), Int64.max])
    store(9_007_199_254_740_992, "integer", reads: [9_007_199_254_740_992.0, Float(9_007_199_254_740_992)])
    store(9_007_199_254_740_993, "integer", reads: [Int64(9_007_199_254_740_993)], refuses: [Double.self])
    store(
      16_777_217, "integer", reads: [16_777_217.0], refuses: [Float.self], because: "a Float does not hold it exactly; read it as Double")
    refuse(UInt64.max, because: "it is greater than Int64.max")
    refuse(UInt64(Int64.max) + 1, because: "it is greater than Int64.max")
    refuse(UInt.max, because: "it is greater than Int64.max")
    refuse(UInt64?.some(.max), because: "it is greater than Int64.max")
    refuse(Flags(rawValue: .max), because: "it is greater than Int64.max")
  }

  mutating func reals() {
    store(
      1.5, "real", reads: [1.5, Float(1.5), Double?.some(1.5), SQLiteValue.real(1.5)], refuses: Self.integers + Self.texts + Self.blobs)
    store(2.0, "real", reads: [2.0, Float(2)], refuses: Self.integers)
    store(0.1, "real", reads: [0.1], refuses: [Float.self, Float?.self], because: "a Float does not hold it exactly; read it as Double")
    store(Float(0.1), "real", reads: [Float(0.1), Double(Float(0.1))])
    store(Float.greatestFiniteMagnitude, "real", reads: [Float.greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude)])
    store(Float.leastNonzeroMagnitude, "real", reads: [Float.leastNonzeroMagnitude, Double(Float.leastNonzeroMagnitude)])
    store(Float.infinity, "real", reads: [Float.infinity, Double.infinity], refuses: [UnixTime.self, JulianDay.self])
    store(-Float.infinity, "real", reads: [-Float.infinity, -Double.infinity], refuses: [UnixTime.self, JulianDay.self])
    store(Double.infinity, "real", reads: [Double.infinity, Float.infinity])
    store(
      Double.greatestFiniteMagnitude, "real", reads: [Double.greatestFiniteMagnitude], refuses: [Float.self, UnixTime.self, JulianDay.self])
    store(Double.leastNonzeroMagnitude, "real", reads: [Double.leastNonzeroMagnitude], refuses: [Float.self])
    store(Double.pi, "real", reads: [Double.pi], refuses: [Float.self, Int.self])
    store(-0.0, "real", reads: [-0.0, Float(-0.0)], refuses: [Int.self])
    store(1e300, "real", reads: [1e300], refuses: [Float.self, Int64.self])
    for type in [Date.self, UUID.self, URL.self, Kind.self, Level.self, Address.self, Settings.self] as [any Readable.Type] {
      store(2.5, "real", refuses: [type])
    }
    refuse(Double.nan, because: "it is not a number")
    refuse(-Double.nan, because: "it is not a number")
    refuse(Double.signalingNaN, because: "it is not a number")
    refuse(Float.nan, because: "it is not a number")
    refuse(Float.signalingNaN, because: "it is not a number")
    refuse(Double?.some(.nan), because: "it is not a number")
  }
}
