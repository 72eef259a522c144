// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLite
public import SQLiteCalls

extension Sqlite3Wrapper {
  /// Whether the library has a function; all are there but those that depend on how it was built.
  public func provides(_ call: Sqlite3Call) -> Bool {
    switch call {
    case .sqlite3_column_database_name: unsafe optional.pointee.sqlite3_column_database_name != nil
    case .sqlite3_column_database_name16: unsafe optional.pointee.sqlite3_column_database_name16 != nil
    case .sqlite3_column_table_name: unsafe optional.pointee.sqlite3_column_table_name != nil
    case .sqlite3_column_table_name16: unsafe optional.pointee.sqlite3_column_table_name16 != nil
    case .sqlite3_column_origin_name: unsafe optional.pointee.sqlite3_column_origin_name != nil
    case .sqlite3_column_origin_name16: unsafe optional.pointee.sqlite3_column_origin_name16 != nil
    case .sqlite3_load_extension: unsafe optional.pointee.sqlite3_load_extension != nil
    case .sqlite3_enable_load_extension: unsafe optional.pointee.sqlite3_enable_load_extension != nil
    case .sqlite3_unlock_notify: unsafe optional.pointee.sqlite3_unlock_notify != nil
    case .sqlite3_preupdate_hook: unsafe optional.pointee.sqlite3_preupdate_hook != nil
    case .sqlite3_preupdate_old: unsafe optional.pointee.sqlite3_preupdate_old != nil
    case .sqlite3_preupdate_count: unsafe optional.pointee.sqlite3_preupdate_count != nil
    case .sqlite3_preupdate_depth: unsafe optional.pointee.sqlite3_preupdate_depth != nil
    case .sqlite3_preupdate_new: unsafe optional.pointee.sqlite3_preupdate_new != nil
    case .sqlite3_preupdate_blobwrite: unsafe optional.pointee.sqlite3_preupdate_blobwrite != nil
    case .sqlite3_serialize: unsafe optional.pointee.sqlite3_serialize != nil
    case .sqlite3_deserialize: unsafe optional.pointee.sqlite3_deserialize != nil
    case .sqlite3_rtree_geometry_callback: unsafe optional.pointee.sqlite3_rtree_geometry_callback != nil
    case .sqlite3_rtree_query_callback: unsafe optional.pointee.sqlite3_rtree_query_callback != nil
    case .sqlite3session_create: unsafe optional.pointee.sqlite3session_create != nil
    case .sqlite3session_delete: unsafe optional.pointee.sqlite3session_delete != nil
    case .sqlite3session_object_config: unsafe optional.pointee.sqlite3session_object_config != nil
    case .sqlite3session_enable: unsafe optional.pointee.sqlite3session_enable != nil
    case .sqlite3session_indirect: unsafe optional.pointee.sqlite3session_indirect != nil
    case .sqlite3session_attach: unsafe optional.pointee.sqlite3session_attach != nil
    case .sqlite3session_table_filter: unsafe optional.pointee.sqlite3session_table_filter != nil
    case .sqlite3session_changeset: unsafe optional.pointee.sqlite3session_changeset != nil
    case .sqlite3session_changeset_size: unsafe optional.pointee.sqlite3session_changeset_size != nil
    case .sqlite3session_diff: unsafe optional.pointee.sqlite3session_diff != nil
    case .sqlite3session_patchset: unsafe optional.pointee.sqlite3session_patchset != nil
    case .sqlite3session_isempty: unsafe optional.pointee.sqlite3session_isempty != nil
    case .sqlite3session_memory_used: unsafe optional.pointee.sqlite3session_memory_used != nil
    case .sqlite3changeset_start: unsafe optional.pointee.sqlite3changeset_start != nil
    case .sqlite3changeset_start_v2: unsafe optional.pointee.sqlite3changeset_start_v2 != nil
    case .sqlite3changeset_next: unsafe optional.pointee.sqlite3changeset_next != nil
    case .sqlite3changeset_op: unsafe optional.pointee.sqlite3changeset_op != nil
    case .sqlite3changeset_pk: unsafe optional.pointee.sqlite3changeset_pk != nil
    case .sqlite3changeset_old: unsafe optional.pointee.sqlite3changeset_old != nil
    case .sqlite3changeset_new: unsafe optional.pointee.sqlite3changeset_new != nil
    case .sqlite3changeset_conflict: unsafe optional.pointee.sqlite3changeset_conflict != nil
    case .sqlite3changeset_fk_conflicts: unsafe optional.pointee.sqlite3changeset_fk_conflicts != nil
    case .sqlite3changeset_finalize: unsafe optional.pointee.sqlite3changeset_finalize != nil
    case .sqlite3changeset_invert: unsafe optional.pointee.sqlite3changeset_invert != nil
    case .sqlite3changeset_concat: unsafe optional.pointee.sqlite3changeset_concat != nil
    case .sqlite3changegroup_new: unsafe optional.pointee.sqlite3changegroup_new != nil
    case .sqlite3changegroup_add: unsafe optional.pointee.sqlite3changegroup_add != nil
    case .sqlite3changegroup_output: unsafe optional.pointee.sqlite3changegroup_output != nil
    case .sqlite3changegroup_delete: unsafe optional.pointee.sqlite3changegroup_delete != nil
    case .sqlite3changeset_apply: unsafe optional.pointee.sqlite3changeset_apply != nil
    case .sqlite3changeset_apply_v2: unsafe optional.pointee.sqlite3changeset_apply_v2 != nil
    case .sqlite3rebaser_create: unsafe optional.pointee.sqlite3rebaser_create != nil
    case .sqlite3rebaser_configure: unsafe optional.pointee.sqlite3rebaser_configure != nil
    case .sqlite3rebaser_rebase: unsafe optional.pointee.sqlite3rebaser_rebase != nil
    case .sqlite3rebaser_delete: unsafe optional.pointee.sqlite3rebaser_delete != nil
    case .sqlite3changeset_apply_strm: unsafe optional.pointee.sqlite3changeset_apply_strm != nil
    case .sqlite3changeset_apply_v2_strm: unsafe optional.pointee.sqlite3changeset_apply_v2_strm != nil
    case .sqlite3changeset_concat_strm: unsafe optional.pointee.sqlite3changeset_concat_strm != nil
    case .sqlite3changeset_invert_strm: unsafe optional.pointee.sqlite3changeset_invert_strm != nil
    case .sqlite3changeset_start_strm: unsafe optional.pointee.sqlite3changeset_start_strm != nil
    case .sqlite3changeset_start_v2_strm: unsafe optional.pointee.sqlite3changeset_start_v2_strm != nil
    case .sqlite3session_changeset_strm: unsafe optional.pointee.sqlite3session_changeset_strm != nil
    case .sqlite3session_patchset_strm: unsafe optional.pointee.sqlite3session_patchset_strm != nil
    case .sqlite3changegroup_add_strm: unsafe optional.pointee.sqlite3changegroup_add_strm != nil
    case .sqlite3changegroup_output_strm: unsafe optional.pointee.sqlite3changegroup_output_strm != nil
    case .sqlite3rebaser_rebase_strm: unsafe optional.pointee.sqlite3rebaser_rebase_strm != nil
    case .sqlite3session_config: unsafe optional.pointee.sqlite3session_config != nil
    default: true
    }
  }
}
