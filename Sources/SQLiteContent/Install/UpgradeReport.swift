import SQLiteCore

/// The changes that an upgrade made, by table.
///
/// The lists contain the names of tables and views in the order of their creation, without shadow tables.
public struct UpgradeReport: Hashable, Sendable {
  /// Existing content that is now the bundle's. Values that users changed in its rows are lost and not counted, because the file has no
  /// copy of the earlier bundle to compare with.
  public var replaced: [String] = []
  /// Content that was not there before.
  public var brought: [String] = []
  /// The user's tables and views, which stayed unchanged, and the bundle's search tables and R-trees that only index such tables.
  public var kept: [String] = []
  /// Content that the bundle no longer contains and that was dropped, and the indexes and triggers on adopted tables that no longer fit.
  public var dropped: [String] = []
  /// Search tables, R-trees and other tables filled by triggers, whose rows differ from the rows that the triggers would write now. The
  /// source of their rows is not known, so fill them again.
  public var stale: [String] = []
  /// The versions of the user's schema whose steps ran.
  public var steps: [Int] = []
  /// The number of the user's rows whose reference has followed a content row to a new id, by the user's table. See
  /// <doc:InstallingABundledDatabase>.
  public var moved: [String: Int] = [:]
  /// The number of the user's rows that refer to missing content rows, by the user's table. These rows stay.
  public var orphans: [String: Int] = [:]
  /// The number of rows that each content table had in addition to its bundle's rows, by table. Users added them, and they were dropped
  /// with the table. A negative number means that users deleted rows. Tables with as many rows as in their bundle are omitted.
  public var addedRows: [String: Int] = [:]
  /// The columns of each content table that its bundle did not contain, by table. Users added them, and they were dropped with the table.
  public var addedColumns: [String: [String]] = [:]

  /// Creates an empty report.
  public init() {}

  /// The number of the user's rows that refer to missing content rows.
  public var orphanCount: Int { orphans.values.reduce(0, +) }
}

extension UpgradeReport: CustomStringConvertible {
  /// A summary: "replaced question, category; kept star; orphans: 1 in star".
  public var description: String {
    let lists = [("replaced", replaced), ("brought", brought), ("kept", kept), ("dropped", dropped), ("stale:", stale)]
    var parts = lists.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
    func counts(_ counts: [String: Int]) -> String {
      counts.ordered { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }.joined(separator: ", ")
    }
    if !steps.isEmpty { parts.append("steps of the user's schema: \(steps.map(String.init).joined(separator: ", "))") }
    if !moved.isEmpty { parts.append("references moved: \(counts(moved))") }
    if !orphans.isEmpty { parts.append("orphans: \(counts(orphans))") }
    if !addedRows.isEmpty { parts.append("rows added by users and gone: \(counts(addedRows))") }
    if !addedColumns.isEmpty {
      let columns = addedColumns.ordered { $0.key < $1.key }.map { "\($0.value.joined(separator: ", ")) of \($0.key)" }
      parts.append("columns added by users and gone: \(columns.joined(separator: "; "))")
    }
    return parts.isEmpty ? "no changes" : parts.joined(separator: "; ")
  }
}
