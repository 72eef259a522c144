// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLite
public import SQLiteCalls

extension Sqlite3Wrapper {
  /// Whether the linked library exports a function; all are there but those that depend on how it was built.
  public func provides(_ call: Sqlite3Call) -> Bool {
    switch call {
    case .sqlite3_column_database_name: CSQLite.sqm_has_sqlite3_column_database_name() != 0
    case .sqlite3_column_database_name16: CSQLite.sqm_has_sqlite3_column_database_name16() != 0
    case .sqlite3_column_table_name: CSQLite.sqm_has_sqlite3_column_table_name() != 0
    case .sqlite3_column_table_name16: CSQLite.sqm_has_sqlite3_column_table_name16() != 0
    case .sqlite3_column_origin_name: CSQLite.sqm_has_sqlite3_column_origin_name() != 0
    case .sqlite3_column_origin_name16: CSQLite.sqm_has_sqlite3_column_origin_name16() != 0
    case .sqlite3_load_extension: CSQLite.sqm_has_sqlite3_load_extension() != 0
    case .sqlite3_enable_load_extension: CSQLite.sqm_has_sqlite3_enable_load_extension() != 0
    case .sqlite3_unlock_notify: CSQLite.sqm_has_sqlite3_unlock_notify() != 0
    case .sqlite3_preupdate_hook: CSQLite.sqm_has_sqlite3_preupdate_hook() != 0
    case .sqlite3_preupdate_old: CSQLite.sqm_has_sqlite3_preupdate_old() != 0
    case .sqlite3_preupdate_count: CSQLite.sqm_has_sqlite3_preupdate_count() != 0
    case .sqlite3_preupdate_depth: CSQLite.sqm_has_sqlite3_preupdate_depth() != 0
    case .sqlite3_preupdate_new: CSQLite.sqm_has_sqlite3_preupdate_new() != 0
    case .sqlite3_preupdate_blobwrite: CSQLite.sqm_has_sqlite3_preupdate_blobwrite() != 0
    case .sqlite3_serialize: CSQLite.sqm_has_sqlite3_serialize() != 0
    case .sqlite3_deserialize: CSQLite.sqm_has_sqlite3_deserialize() != 0
    case .sqlite3_rtree_geometry_callback: CSQLite.sqm_has_sqlite3_rtree_geometry_callback() != 0
    case .sqlite3_rtree_query_callback: CSQLite.sqm_has_sqlite3_rtree_query_callback() != 0
    case .sqlite3session_create: CSQLite.sqm_has_sqlite3session_create() != 0
    case .sqlite3session_delete: CSQLite.sqm_has_sqlite3session_delete() != 0
    case .sqlite3session_object_config: CSQLite.sqm_has_sqlite3session_object_config() != 0
    case .sqlite3session_enable: CSQLite.sqm_has_sqlite3session_enable() != 0
    case .sqlite3session_indirect: CSQLite.sqm_has_sqlite3session_indirect() != 0
    case .sqlite3session_attach: CSQLite.sqm_has_sqlite3session_attach() != 0
    case .sqlite3session_table_filter: CSQLite.sqm_has_sqlite3session_table_filter() != 0
    case .sqlite3session_changeset: CSQLite.sqm_has_sqlite3session_changeset() != 0
    case .sqlite3session_changeset_size: CSQLite.sqm_has_sqlite3session_changeset_size() != 0
    case .sqlite3session_diff: CSQLite.sqm_has_sqlite3session_diff() != 0
    case .sqlite3session_patchset: CSQLite.sqm_has_sqlite3session_patchset() != 0
    case .sqlite3session_isempty: CSQLite.sqm_has_sqlite3session_isempty() != 0
    case .sqlite3session_memory_used: CSQLite.sqm_has_sqlite3session_memory_used() != 0
    case .sqlite3changeset_start: CSQLite.sqm_has_sqlite3changeset_start() != 0
    case .sqlite3changeset_start_v2: CSQLite.sqm_has_sqlite3changeset_start_v2() != 0
    case .sqlite3changeset_next: CSQLite.sqm_has_sqlite3changeset_next() != 0
    case .sqlite3changeset_op: CSQLite.sqm_has_sqlite3changeset_op() != 0
    case .sqlite3changeset_pk: CSQLite.sqm_has_sqlite3changeset_pk() != 0
    case .sqlite3changeset_old: CSQLite.sqm_has_sqlite3changeset_old() != 0
    case .sqlite3changeset_new: CSQLite.sqm_has_sqlite3changeset_new() != 0
    case .sqlite3changeset_conflict: CSQLite.sqm_has_sqlite3changeset_conflict() != 0
    case .sqlite3changeset_fk_conflicts: CSQLite.sqm_has_sqlite3changeset_fk_conflicts() != 0
    case .sqlite3changeset_finalize: CSQLite.sqm_has_sqlite3changeset_finalize() != 0
    case .sqlite3changeset_invert: CSQLite.sqm_has_sqlite3changeset_invert() != 0
    case .sqlite3changeset_concat: CSQLite.sqm_has_sqlite3changeset_concat() != 0
    case .sqlite3changegroup_new: CSQLite.sqm_has_sqlite3changegroup_new() != 0
    case .sqlite3changegroup_add: CSQLite.sqm_has_sqlite3changegroup_add() != 0
    case .sqlite3changegroup_output: CSQLite.sqm_has_sqlite3changegroup_output() != 0
    case .sqlite3changegroup_delete: CSQLite.sqm_has_sqlite3changegroup_delete() != 0
    case .sqlite3changeset_apply: CSQLite.sqm_has_sqlite3changeset_apply() != 0
    case .sqlite3changeset_apply_v2: CSQLite.sqm_has_sqlite3changeset_apply_v2() != 0
    case .sqlite3rebaser_create: CSQLite.sqm_has_sqlite3rebaser_create() != 0
    case .sqlite3rebaser_configure: CSQLite.sqm_has_sqlite3rebaser_configure() != 0
    case .sqlite3rebaser_rebase: CSQLite.sqm_has_sqlite3rebaser_rebase() != 0
    case .sqlite3rebaser_delete: CSQLite.sqm_has_sqlite3rebaser_delete() != 0
    case .sqlite3changeset_apply_strm: CSQLite.sqm_has_sqlite3changeset_apply_strm() != 0
    case .sqlite3changeset_apply_v2_strm: CSQLite.sqm_has_sqlite3changeset_apply_v2_strm() != 0
    case .sqlite3changeset_concat_strm: CSQLite.sqm_has_sqlite3changeset_concat_strm() != 0
    case .sqlite3changeset_invert_strm: CSQLite.sqm_has_sqlite3changeset_invert_strm() != 0
    case .sqlite3changeset_start_strm: CSQLite.sqm_has_sqlite3changeset_start_strm() != 0
    case .sqlite3changeset_start_v2_strm: CSQLite.sqm_has_sqlite3changeset_start_v2_strm() != 0
    case .sqlite3session_changeset_strm: CSQLite.sqm_has_sqlite3session_changeset_strm() != 0
    case .sqlite3session_patchset_strm: CSQLite.sqm_has_sqlite3session_patchset_strm() != 0
    case .sqlite3changegroup_add_strm: CSQLite.sqm_has_sqlite3changegroup_add_strm() != 0
    case .sqlite3changegroup_output_strm: CSQLite.sqm_has_sqlite3changegroup_output_strm() != 0
    case .sqlite3rebaser_rebase_strm: CSQLite.sqm_has_sqlite3rebaser_rebase_strm() != 0
    case .sqlite3session_config: CSQLite.sqm_has_sqlite3session_config() != 0
    default: true
    }
  }
}
