// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Ledger
import PlantedInClub

/// A result code with which a function of the ledger ended.
public struct LedgerError: Error, Hashable, CustomStringConvertible {
  public let code: Int32

  public var description: String { "The ledger returned \(code)." }
}

/// The pieces that are written in C.
public enum PlantedInLedger {
  public static let all = [
    pair("balance of the first entries", ledger_balance, ledger_balance_checked),
    pair("busy accounts that are closed", ledger_close_idle, ledger_close_idle_checked),
    pair("pounds at the rate of the euro", ledger_convert, ledger_convert_checked),
    pair("transfer that does not arrive", ledger_transfer, ledger_transfer_checked),
    pair("two rates of one day", ledger_set_rate, ledger_set_rate_checked),
    pair("entry without its note", ledger_post, ledger_post_checked),
  ]

  private typealias Function = @Sendable (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?) -> Int32

  private static func pair(_ name: String, _ faulty: @escaping Function, _ right: @escaping Function) -> PlantedCase {
    PlantedCase(
      name,
      setUp: { path in
        let code = ledger_make(path)
        guard code == 0 else { throw LedgerError(code: code) }
      },
      faulty: { try call(faulty, at: $0) },
      right: { try call(right, at: $0) })
  }

  private static func call(_ function: Function, at path: String) throws -> String {
    var text = [CChar](repeating: 0, count: Int(LEDGER_TEXT))
    let code = function(path, &text)
    guard code == 0 else { throw LedgerError(code: code) }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
