// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLiteManager

@_cdecl("sqlite3_column_database_name")
func recording_sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_database_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 624)
}

@_cdecl("sqlite3_column_database_name16")
func recording_sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_database_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 944)
}

@_cdecl("sqlite3_column_table_name")
func recording_sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_table_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 1264)
}

@_cdecl("sqlite3_column_table_name16")
func recording_sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_table_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 1584)
}

@_cdecl("sqlite3_column_origin_name")
func recording_sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_origin_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 1904)
}

@_cdecl("sqlite3_column_origin_name16")
func recording_sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_origin_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 2224)
}

@_cdecl("sqlite3_load_extension")
func recording_sqlite3_load_extension(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_load_extension", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 2544
}

@_cdecl("sqlite3_enable_load_extension")
func recording_sqlite3_enable_load_extension(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_enable_load_extension", [bits(a0), bits(a1)])
  return 2864
}

@_cdecl("sqlite3_unlock_notify")
func recording_sqlite3_unlock_notify(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_unlock_notify", [bits(a0), bits(a1), bits(a2)])
  return 3184
}

@_cdecl("sqlite3_preupdate_hook")
func recording_sqlite3_preupdate_hook(
  _ a0: OpaquePointer!,
  _ a1: (
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
  )!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_preupdate_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 3504)
}

@_cdecl("sqlite3_preupdate_old")
func recording_sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_preupdate_old", [bits(a0), bits(a1), bits(a2)])
  return 3824
}

@_cdecl("sqlite3_preupdate_count")
func recording_sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_count", [bits(a0)])
  return 4144
}

@_cdecl("sqlite3_preupdate_depth")
func recording_sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_depth", [bits(a0)])
  return 4464
}

@_cdecl("sqlite3_preupdate_new")
func recording_sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_preupdate_new", [bits(a0), bits(a1), bits(a2)])
  return 4784
}

@_cdecl("sqlite3_preupdate_blobwrite")
func recording_sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_blobwrite", [bits(a0)])
  return 5104
}

@_cdecl("sqlite3_serialize")
func recording_sqlite3_serialize(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: UInt32)
  -> UnsafeMutablePointer<UInt8>!
{
  note("sqlite3_serialize", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return UnsafeMutablePointer<UInt8>(bitPattern: 5424)
}

@_cdecl("sqlite3_deserialize")
func recording_sqlite3_deserialize(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UInt8>!, _ a3: Int64, _ a4: Int64, _ a5: UInt32
) -> Int32 {
  note("sqlite3_deserialize", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 5744
}

@_cdecl("sqlite3_rtree_geometry_callback")
func recording_sqlite3_rtree_geometry_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
  _ a2: (
    @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
      Int32
  )!, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_rtree_geometry_callback", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 6064
}

@_cdecl("sqlite3_rtree_query_callback")
func recording_sqlite3_rtree_query_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_rtree_query_callback", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 6384
}

@_cdecl("sqlite3session_create")
func recording_sqlite3session_create(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
  -> Int32
{
  note("sqlite3session_create", [bits(a0), bits(a1), bits(a2)])
  return 6704
}

@_cdecl("sqlite3session_delete")
func recording_sqlite3session_delete(_ a0: OpaquePointer!) {
  note("sqlite3session_delete", [bits(a0)])
}

@_cdecl("sqlite3session_object_config")
func recording_sqlite3session_object_config(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3session_object_config", [bits(a0), bits(a1), bits(a2)])
  return 7344
}

@_cdecl("sqlite3session_enable")
func recording_sqlite3session_enable(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3session_enable", [bits(a0), bits(a1)])
  return 7664
}

@_cdecl("sqlite3session_indirect")
func recording_sqlite3session_indirect(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3session_indirect", [bits(a0), bits(a1)])
  return 7984
}

@_cdecl("sqlite3session_attach")
func recording_sqlite3session_attach(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3session_attach", [bits(a0), bits(a1)])
  return 8304
}

@_cdecl("sqlite3session_table_filter")
func recording_sqlite3session_table_filter(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) {
  note("sqlite3session_table_filter", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3session_changeset")
func recording_sqlite3session_changeset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3session_changeset", [bits(a0), bits(a1), bits(a2)])
  return 8944
}

@_cdecl("sqlite3session_changeset_size")
func recording_sqlite3session_changeset_size(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3session_changeset_size", [bits(a0)])
  return 9264
}

@_cdecl("sqlite3session_diff")
func recording_sqlite3session_diff(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3session_diff", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 9584
}

@_cdecl("sqlite3session_patchset")
func recording_sqlite3session_patchset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3session_patchset", [bits(a0), bits(a1), bits(a2)])
  return 9904
}

@_cdecl("sqlite3session_isempty")
func recording_sqlite3session_isempty(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3session_isempty", [bits(a0)])
  return 10224
}

@_cdecl("sqlite3session_memory_used")
func recording_sqlite3session_memory_used(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3session_memory_used", [bits(a0)])
  return 10544
}

@_cdecl("sqlite3changeset_start")
func recording_sqlite3changeset_start(_ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3changeset_start", [bits(a0), bits(a1), bits(a2)])
  return 10864
}

@_cdecl("sqlite3changeset_start_v2")
func recording_sqlite3changeset_start_v2(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  note("sqlite3changeset_start_v2", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 11184
}

@_cdecl("sqlite3changeset_next")
func recording_sqlite3changeset_next(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3changeset_next", [bits(a0)])
  return 11504
}

@_cdecl("sqlite3changeset_op")
func recording_sqlite3changeset_op(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!,
  _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3changeset_op", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 11824
}

@_cdecl("sqlite3changeset_pk")
func recording_sqlite3changeset_pk(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ a2: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3changeset_pk", [bits(a0), bits(a1), bits(a2)])
  return 12144
}

@_cdecl("sqlite3changeset_old")
func recording_sqlite3changeset_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_old", [bits(a0), bits(a1), bits(a2)])
  return 12464
}

@_cdecl("sqlite3changeset_new")
func recording_sqlite3changeset_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_new", [bits(a0), bits(a1), bits(a2)])
  return 12784
}

@_cdecl("sqlite3changeset_conflict")
func recording_sqlite3changeset_conflict(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_conflict", [bits(a0), bits(a1), bits(a2)])
  return 13104
}

@_cdecl("sqlite3changeset_fk_conflicts")
func recording_sqlite3changeset_fk_conflicts(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!) -> Int32 {
  note("sqlite3changeset_fk_conflicts", [bits(a0), bits(a1)])
  return 13424
}

@_cdecl("sqlite3changeset_finalize")
func recording_sqlite3changeset_finalize(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3changeset_finalize", [bits(a0)])
  return 13744
}

@_cdecl("sqlite3changeset_invert")
func recording_sqlite3changeset_invert(
  _ a0: Int32, _ a1: UnsafeRawPointer!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changeset_invert", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 14064
}

@_cdecl("sqlite3changeset_concat")
func recording_sqlite3changeset_concat(
  _ a0: Int32, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<Int32>!,
  _ a5: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changeset_concat", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 14384
}

@_cdecl("sqlite3changegroup_new")
func recording_sqlite3changegroup_new(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changegroup_new", [bits(a0)])
  return 14704
}

@_cdecl("sqlite3changegroup_add")
func recording_sqlite3changegroup_add(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3changegroup_add", [bits(a0), bits(a1), bits(a2)])
  return 15024
}

@_cdecl("sqlite3changegroup_output")
func recording_sqlite3changegroup_output(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changegroup_output", [bits(a0), bits(a1), bits(a2)])
  return 15344
}

@_cdecl("sqlite3changegroup_delete")
func recording_sqlite3changegroup_delete(_ a0: OpaquePointer!) {
  note("sqlite3changegroup_delete", [bits(a0)])
}

@_cdecl("sqlite3changeset_apply")
func recording_sqlite3changeset_apply(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_apply", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 15984
}

@_cdecl("sqlite3changeset_apply_v2")
func recording_sqlite3changeset_apply_v2(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  note("sqlite3changeset_apply_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 16304
}

@_cdecl("sqlite3rebaser_create")
func recording_sqlite3rebaser_create(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3rebaser_create", [bits(a0)])
  return 16624
}

@_cdecl("sqlite3rebaser_configure")
func recording_sqlite3rebaser_configure(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!) -> Int32 {
  note("sqlite3rebaser_configure", [bits(a0), bits(a1), bits(a2)])
  return 16944
}

@_cdecl("sqlite3rebaser_rebase")
func recording_sqlite3rebaser_rebase(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UnsafeMutablePointer<Int32>!,
  _ a4: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3rebaser_rebase", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 17264
}

@_cdecl("sqlite3rebaser_delete")
func recording_sqlite3rebaser_delete(_ a0: OpaquePointer!) {
  note("sqlite3rebaser_delete", [bits(a0)])
}

@_cdecl("sqlite3changeset_apply_strm")
func recording_sqlite3changeset_apply_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_apply_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 17904
}

@_cdecl("sqlite3changeset_apply_v2_strm")
func recording_sqlite3changeset_apply_v2_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  note("sqlite3changeset_apply_v2_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 18224
}

@_cdecl("sqlite3changeset_concat_strm")
func recording_sqlite3changeset_concat_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_concat_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 18544
}

@_cdecl("sqlite3changeset_invert_strm")
func recording_sqlite3changeset_invert_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!, _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_invert_strm", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 18864
}

@_cdecl("sqlite3changeset_start_strm")
func recording_sqlite3changeset_start_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_start_strm", [bits(a0), bits(a1), bits(a2)])
  return 19184
}

@_cdecl("sqlite3changeset_start_v2_strm")
func recording_sqlite3changeset_start_v2_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  note("sqlite3changeset_start_v2_strm", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 19504
}

@_cdecl("sqlite3session_changeset_strm")
func recording_sqlite3session_changeset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3session_changeset_strm", [bits(a0), bits(a1), bits(a2)])
  return 19824
}

@_cdecl("sqlite3session_patchset_strm")
func recording_sqlite3session_patchset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3session_patchset_strm", [bits(a0), bits(a1), bits(a2)])
  return 20144
}

@_cdecl("sqlite3changegroup_add_strm")
func recording_sqlite3changegroup_add_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changegroup_add_strm", [bits(a0), bits(a1), bits(a2)])
  return 20464
}

@_cdecl("sqlite3changegroup_output_strm")
func recording_sqlite3changegroup_output_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changegroup_output_strm", [bits(a0), bits(a1), bits(a2)])
  return 20784
}

@_cdecl("sqlite3rebaser_rebase_strm")
func recording_sqlite3rebaser_rebase_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a4: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3rebaser_rebase_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 21104
}

@_cdecl("sqlite3session_config")
func recording_sqlite3session_config(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3session_config", [bits(a0), bits(a1)])
  return 21424
}
