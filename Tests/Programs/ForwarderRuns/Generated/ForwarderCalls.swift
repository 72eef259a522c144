// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLiteManager
import RecordingLibrary
import SQLiteCalls

/// Calls each forwarder with arguments of its own, and gives the arguments and the answer that it should pass on.
func callForwarders(of wrapper: any Sqlite3WrapperProtocol, _ check: (Forwarding) -> Void) {
  check(
    Forwarding(
      "sqlite3_column_database_name", [bits(OpaquePointer(bitPattern: 320) as OpaquePointer?), bits(336 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 624) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_database_name(OpaquePointer(bitPattern: 320), 336) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_database_name16", [bits(OpaquePointer(bitPattern: 640) as OpaquePointer?), bits(656 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 944) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_database_name16(OpaquePointer(bitPattern: 640), 656) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_table_name", [bits(OpaquePointer(bitPattern: 960) as OpaquePointer?), bits(976 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 1264) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_table_name(OpaquePointer(bitPattern: 960), 976) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_table_name16", [bits(OpaquePointer(bitPattern: 1280) as OpaquePointer?), bits(1296 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 1584) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_table_name16(OpaquePointer(bitPattern: 1280), 1296) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_column_origin_name", [bits(OpaquePointer(bitPattern: 1600) as OpaquePointer?), bits(1616 as Int32)],
      bits(UnsafePointer<CChar>(bitPattern: 1904) as UnsafePointer<CChar>?)
    ) {
      bits(wrapper.sqlite3_column_origin_name(OpaquePointer(bitPattern: 1600), 1616) as UnsafePointer<CChar>?)
    })
  check(
    Forwarding(
      "sqlite3_column_origin_name16", [bits(OpaquePointer(bitPattern: 1920) as OpaquePointer?), bits(1936 as Int32)],
      bits(UnsafeRawPointer(bitPattern: 2224) as UnsafeRawPointer?)
    ) {
      bits(wrapper.sqlite3_column_origin_name16(OpaquePointer(bitPattern: 1920), 1936) as UnsafeRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_load_extension",
      [
        bits(OpaquePointer(bitPattern: 2240) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 2256) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 2272) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 2288) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(2544 as Int32)
    ) {
      bits(
        wrapper.sqlite3_load_extension(
          OpaquePointer(bitPattern: 2240), UnsafePointer<CChar>(bitPattern: 2256), UnsafePointer<CChar>(bitPattern: 2272),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 2288)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_enable_load_extension", [bits(OpaquePointer(bitPattern: 2560) as OpaquePointer?), bits(2576 as Int32)], bits(2864 as Int32)
    ) {
      bits(wrapper.sqlite3_enable_load_extension(OpaquePointer(bitPattern: 2560), 2576) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_unlock_notify",
      [
        bits(OpaquePointer(bitPattern: 2880) as OpaquePointer?),
        bits(
          unsafeBitCast(2896, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?.self)
            as (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?),
        bits(UnsafeMutableRawPointer(bitPattern: 2912) as UnsafeMutableRawPointer?),
      ], bits(3184 as Int32)
    ) {
      bits(
        wrapper.sqlite3_unlock_notify(
          OpaquePointer(bitPattern: 2880),
          unsafeBitCast(2896, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)?.self),
          UnsafeMutableRawPointer(bitPattern: 2912)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_hook",
      [
        bits(OpaquePointer(bitPattern: 3200) as OpaquePointer?),
        bits(
          unsafeBitCast(
            3216,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64
            ) -> Void)?.self)
            as (
              @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64)
                -> Void
            )?), bits(UnsafeMutableRawPointer(bitPattern: 3232) as UnsafeMutableRawPointer?),
      ], bits(UnsafeMutableRawPointer(bitPattern: 3504) as UnsafeMutableRawPointer?)
    ) {
      bits(
        wrapper.sqlite3_preupdate_hook(
          OpaquePointer(bitPattern: 3200),
          unsafeBitCast(
            3216,
            to: (@convention(c) (
              UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64
            ) -> Void)?.self), UnsafeMutableRawPointer(bitPattern: 3232)) as UnsafeMutableRawPointer?)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_old",
      [
        bits(OpaquePointer(bitPattern: 3520) as OpaquePointer?), bits(3536 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 3552) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(3824 as Int32)
    ) {
      bits(
        wrapper.sqlite3_preupdate_old(OpaquePointer(bitPattern: 3520), 3536, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 3552))
          as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_count", [bits(OpaquePointer(bitPattern: 3840) as OpaquePointer?)], bits(4144 as Int32)) {
      bits(wrapper.sqlite3_preupdate_count(OpaquePointer(bitPattern: 3840)) as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_depth", [bits(OpaquePointer(bitPattern: 4160) as OpaquePointer?)], bits(4464 as Int32)) {
      bits(wrapper.sqlite3_preupdate_depth(OpaquePointer(bitPattern: 4160)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_preupdate_new",
      [
        bits(OpaquePointer(bitPattern: 4480) as OpaquePointer?), bits(4496 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 4512) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(4784 as Int32)
    ) {
      bits(
        wrapper.sqlite3_preupdate_new(OpaquePointer(bitPattern: 4480), 4496, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 4512))
          as Int32)
    })
  check(
    Forwarding("sqlite3_preupdate_blobwrite", [bits(OpaquePointer(bitPattern: 4800) as OpaquePointer?)], bits(5104 as Int32)) {
      bits(wrapper.sqlite3_preupdate_blobwrite(OpaquePointer(bitPattern: 4800)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_serialize",
      [
        bits(OpaquePointer(bitPattern: 5120) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 5136) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<Int64>(bitPattern: 5152) as UnsafeMutablePointer<Int64>?), bits(5168 as UInt32),
      ], bits(UnsafeMutablePointer<UInt8>(bitPattern: 5424) as UnsafeMutablePointer<UInt8>?)
    ) {
      bits(
        wrapper.sqlite3_serialize(
          OpaquePointer(bitPattern: 5120), UnsafePointer<CChar>(bitPattern: 5136), UnsafeMutablePointer<Int64>(bitPattern: 5152), 5168)
          as UnsafeMutablePointer<UInt8>?)
    })
  check(
    Forwarding(
      "sqlite3_deserialize",
      [
        bits(OpaquePointer(bitPattern: 5440) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 5456) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UInt8>(bitPattern: 5472) as UnsafeMutablePointer<UInt8>?), bits(5488 as Int64), bits(5504 as Int64),
        bits(5520 as UInt32),
      ], bits(5744 as Int32)
    ) {
      bits(
        wrapper.sqlite3_deserialize(
          OpaquePointer(bitPattern: 5440), UnsafePointer<CChar>(bitPattern: 5456), UnsafeMutablePointer<UInt8>(bitPattern: 5472), 5488,
          5504, 5520) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_rtree_geometry_callback",
      [
        bits(OpaquePointer(bitPattern: 5760) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 5776) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(
            5792,
            to: (@convention(c) (
              UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
            ) -> Int32)?.self)
            as (
              @convention(c) (
                UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
              ) -> Int32
            )?), bits(UnsafeMutableRawPointer(bitPattern: 5808) as UnsafeMutableRawPointer?),
      ], bits(6064 as Int32)
    ) {
      bits(
        wrapper.sqlite3_rtree_geometry_callback(
          OpaquePointer(bitPattern: 5760), UnsafePointer<CChar>(bitPattern: 5776),
          unsafeBitCast(
            5792,
            to: (@convention(c) (
              UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?
            ) -> Int32)?.self), UnsafeMutableRawPointer(bitPattern: 5808)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3_rtree_query_callback",
      [
        bits(OpaquePointer(bitPattern: 6080) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 6096) as UnsafePointer<CChar>?),
        bits(
          unsafeBitCast(6112, to: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 6128) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(6144, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?) -> Void)?),
      ], bits(6384 as Int32)
    ) {
      bits(
        wrapper.sqlite3_rtree_query_callback(
          OpaquePointer(bitPattern: 6080), UnsafePointer<CChar>(bitPattern: 6096),
          unsafeBitCast(6112, to: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 6128), unsafeBitCast(6144, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?.self))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_create",
      [
        bits(OpaquePointer(bitPattern: 6400) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 6416) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 6432) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(6704 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_create(
          OpaquePointer(bitPattern: 6400), UnsafePointer<CChar>(bitPattern: 6416), UnsafeMutablePointer<OpaquePointer?>(bitPattern: 6432))
          as Int32)
    })
  check(
    Forwarding("sqlite3session_delete", [bits(OpaquePointer(bitPattern: 6720) as OpaquePointer?)], nil) {
      wrapper.sqlite3session_delete(OpaquePointer(bitPattern: 6720)); return nil
    })
  check(
    Forwarding(
      "sqlite3session_object_config",
      [
        bits(OpaquePointer(bitPattern: 7040) as OpaquePointer?), bits(7056 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 7072) as UnsafeMutableRawPointer?),
      ], bits(7344 as Int32)
    ) {
      bits(wrapper.sqlite3session_object_config(OpaquePointer(bitPattern: 7040), 7056, UnsafeMutableRawPointer(bitPattern: 7072)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_enable", [bits(OpaquePointer(bitPattern: 7360) as OpaquePointer?), bits(7376 as Int32)], bits(7664 as Int32)
    ) {
      bits(wrapper.sqlite3session_enable(OpaquePointer(bitPattern: 7360), 7376) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_indirect", [bits(OpaquePointer(bitPattern: 7680) as OpaquePointer?), bits(7696 as Int32)], bits(7984 as Int32)
    ) {
      bits(wrapper.sqlite3session_indirect(OpaquePointer(bitPattern: 7680), 7696) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_attach",
      [bits(OpaquePointer(bitPattern: 8000) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 8016) as UnsafePointer<CChar>?)],
      bits(8304 as Int32)
    ) {
      bits(wrapper.sqlite3session_attach(OpaquePointer(bitPattern: 8000), UnsafePointer<CChar>(bitPattern: 8016)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_table_filter",
      [
        bits(OpaquePointer(bitPattern: 8320) as OpaquePointer?),
        bits(
          unsafeBitCast(8336, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 8352) as UnsafeMutableRawPointer?),
      ], nil
    ) {
      wrapper.sqlite3session_table_filter(
        OpaquePointer(bitPattern: 8320),
        unsafeBitCast(8336, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
        UnsafeMutableRawPointer(bitPattern: 8352));
      return nil
    })
  check(
    Forwarding(
      "sqlite3session_changeset",
      [
        bits(OpaquePointer(bitPattern: 8640) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 8656) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 8672) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(8944 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_changeset(
          OpaquePointer(bitPattern: 8640), UnsafeMutablePointer<Int32>(bitPattern: 8656),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 8672)) as Int32)
    })
  check(
    Forwarding("sqlite3session_changeset_size", [bits(OpaquePointer(bitPattern: 8960) as OpaquePointer?)], bits(9264 as Int64)) {
      bits(wrapper.sqlite3session_changeset_size(OpaquePointer(bitPattern: 8960)) as Int64)
    })
  check(
    Forwarding(
      "sqlite3session_diff",
      [
        bits(OpaquePointer(bitPattern: 9280) as OpaquePointer?), bits(UnsafePointer<CChar>(bitPattern: 9296) as UnsafePointer<CChar>?),
        bits(UnsafePointer<CChar>(bitPattern: 9312) as UnsafePointer<CChar>?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 9328) as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?),
      ], bits(9584 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_diff(
          OpaquePointer(bitPattern: 9280), UnsafePointer<CChar>(bitPattern: 9296), UnsafePointer<CChar>(bitPattern: 9312),
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: 9328)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_patchset",
      [
        bits(OpaquePointer(bitPattern: 9600) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 9616) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 9632) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(9904 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_patchset(
          OpaquePointer(bitPattern: 9600), UnsafeMutablePointer<Int32>(bitPattern: 9616),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 9632)) as Int32)
    })
  check(
    Forwarding("sqlite3session_isempty", [bits(OpaquePointer(bitPattern: 9920) as OpaquePointer?)], bits(10224 as Int32)) {
      bits(wrapper.sqlite3session_isempty(OpaquePointer(bitPattern: 9920)) as Int32)
    })
  check(
    Forwarding("sqlite3session_memory_used", [bits(OpaquePointer(bitPattern: 10240) as OpaquePointer?)], bits(10544 as Int64)) {
      bits(wrapper.sqlite3session_memory_used(OpaquePointer(bitPattern: 10240)) as Int64)
    })
  check(
    Forwarding(
      "sqlite3changeset_start",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 10560) as UnsafeMutablePointer<OpaquePointer?>?), bits(10576 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 10592) as UnsafeMutableRawPointer?),
      ], bits(10864 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 10560), 10576, UnsafeMutableRawPointer(bitPattern: 10592)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_v2",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 10880) as UnsafeMutablePointer<OpaquePointer?>?), bits(10896 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 10912) as UnsafeMutableRawPointer?), bits(10928 as Int32),
      ], bits(11184 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_v2(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 10880), 10896, UnsafeMutableRawPointer(bitPattern: 10912), 10928) as Int32)
    })
  check(
    Forwarding("sqlite3changeset_next", [bits(OpaquePointer(bitPattern: 11200) as OpaquePointer?)], bits(11504 as Int32)) {
      bits(wrapper.sqlite3changeset_next(OpaquePointer(bitPattern: 11200)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_op",
      [
        bits(OpaquePointer(bitPattern: 11520) as OpaquePointer?),
        bits(UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 11536) as UnsafeMutablePointer<UnsafePointer<CChar>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 11552) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 11568) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 11584) as UnsafeMutablePointer<Int32>?),
      ], bits(11824 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_op(
          OpaquePointer(bitPattern: 11520), UnsafeMutablePointer<UnsafePointer<CChar>?>(bitPattern: 11536),
          UnsafeMutablePointer<Int32>(bitPattern: 11552), UnsafeMutablePointer<Int32>(bitPattern: 11568),
          UnsafeMutablePointer<Int32>(bitPattern: 11584)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_pk",
      [
        bits(OpaquePointer(bitPattern: 11840) as OpaquePointer?),
        bits(UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>(bitPattern: 11856) as UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 11872) as UnsafeMutablePointer<Int32>?),
      ], bits(12144 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_pk(
          OpaquePointer(bitPattern: 11840), UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>(bitPattern: 11856),
          UnsafeMutablePointer<Int32>(bitPattern: 11872)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_old",
      [
        bits(OpaquePointer(bitPattern: 12160) as OpaquePointer?), bits(12176 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12192) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(12464 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_old(OpaquePointer(bitPattern: 12160), 12176, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12192))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_new",
      [
        bits(OpaquePointer(bitPattern: 12480) as OpaquePointer?), bits(12496 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12512) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(12784 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_new(OpaquePointer(bitPattern: 12480), 12496, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12512))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_conflict",
      [
        bits(OpaquePointer(bitPattern: 12800) as OpaquePointer?), bits(12816 as Int32),
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12832) as UnsafeMutablePointer<OpaquePointer?>?),
      ], bits(13104 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_conflict(OpaquePointer(bitPattern: 12800), 12816, UnsafeMutablePointer<OpaquePointer?>(bitPattern: 12832))
          as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_fk_conflicts",
      [
        bits(OpaquePointer(bitPattern: 13120) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 13136) as UnsafeMutablePointer<Int32>?),
      ], bits(13424 as Int32)
    ) {
      bits(wrapper.sqlite3changeset_fk_conflicts(OpaquePointer(bitPattern: 13120), UnsafeMutablePointer<Int32>(bitPattern: 13136)) as Int32)
    })
  check(
    Forwarding("sqlite3changeset_finalize", [bits(OpaquePointer(bitPattern: 13440) as OpaquePointer?)], bits(13744 as Int32)) {
      bits(wrapper.sqlite3changeset_finalize(OpaquePointer(bitPattern: 13440)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_invert",
      [
        bits(13760 as Int32), bits(UnsafeRawPointer(bitPattern: 13776) as UnsafeRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 13792) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 13808) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(14064 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_invert(
          13760, UnsafeRawPointer(bitPattern: 13776), UnsafeMutablePointer<Int32>(bitPattern: 13792),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 13808)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_concat",
      [
        bits(14080 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 14096) as UnsafeMutableRawPointer?), bits(14112 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 14128) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 14144) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 14160) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(14384 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_concat(
          14080, UnsafeMutableRawPointer(bitPattern: 14096), 14112, UnsafeMutableRawPointer(bitPattern: 14128),
          UnsafeMutablePointer<Int32>(bitPattern: 14144), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 14160)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_new", [bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14400) as UnsafeMutablePointer<OpaquePointer?>?)],
      bits(14704 as Int32)
    ) {
      bits(wrapper.sqlite3changegroup_new(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 14400)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_add",
      [
        bits(OpaquePointer(bitPattern: 14720) as OpaquePointer?), bits(14736 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 14752) as UnsafeMutableRawPointer?),
      ], bits(15024 as Int32)
    ) {
      bits(wrapper.sqlite3changegroup_add(OpaquePointer(bitPattern: 14720), 14736, UnsafeMutableRawPointer(bitPattern: 14752)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_output",
      [
        bits(OpaquePointer(bitPattern: 15040) as OpaquePointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 15056) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 15072) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(15344 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_output(
          OpaquePointer(bitPattern: 15040), UnsafeMutablePointer<Int32>(bitPattern: 15056),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 15072)) as Int32)
    })
  check(
    Forwarding("sqlite3changegroup_delete", [bits(OpaquePointer(bitPattern: 15360) as OpaquePointer?)], nil) {
      wrapper.sqlite3changegroup_delete(OpaquePointer(bitPattern: 15360)); return nil
    })
  check(
    Forwarding(
      "sqlite3changeset_apply",
      [
        bits(OpaquePointer(bitPattern: 15680) as OpaquePointer?), bits(15696 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 15712) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(15728, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(15744, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 15760) as UnsafeMutableRawPointer?),
      ], bits(15984 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply(
          OpaquePointer(bitPattern: 15680), 15696, UnsafeMutableRawPointer(bitPattern: 15712),
          unsafeBitCast(15728, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(15744, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 15760)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_v2",
      [
        bits(OpaquePointer(bitPattern: 16000) as OpaquePointer?), bits(16016 as Int32),
        bits(UnsafeMutableRawPointer(bitPattern: 16032) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(16048, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(16064, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 16080) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 16096) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 16112) as UnsafeMutablePointer<Int32>?), bits(16128 as Int32),
      ], bits(16304 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_v2(
          OpaquePointer(bitPattern: 16000), 16016, UnsafeMutableRawPointer(bitPattern: 16032),
          unsafeBitCast(16048, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(16064, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 16080), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 16096),
          UnsafeMutablePointer<Int32>(bitPattern: 16112), 16128) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_create", [bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 16320) as UnsafeMutablePointer<OpaquePointer?>?)],
      bits(16624 as Int32)
    ) {
      bits(wrapper.sqlite3rebaser_create(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 16320)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_configure",
      [
        bits(OpaquePointer(bitPattern: 16640) as OpaquePointer?), bits(16656 as Int32),
        bits(UnsafeRawPointer(bitPattern: 16672) as UnsafeRawPointer?),
      ], bits(16944 as Int32)
    ) {
      bits(wrapper.sqlite3rebaser_configure(OpaquePointer(bitPattern: 16640), 16656, UnsafeRawPointer(bitPattern: 16672)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_rebase",
      [
        bits(OpaquePointer(bitPattern: 16960) as OpaquePointer?), bits(16976 as Int32),
        bits(UnsafeRawPointer(bitPattern: 16992) as UnsafeRawPointer?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 17008) as UnsafeMutablePointer<Int32>?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 17024) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
      ], bits(17264 as Int32)
    ) {
      bits(
        wrapper.sqlite3rebaser_rebase(
          OpaquePointer(bitPattern: 16960), 16976, UnsafeRawPointer(bitPattern: 16992), UnsafeMutablePointer<Int32>(bitPattern: 17008),
          UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 17024)) as Int32)
    })
  check(
    Forwarding("sqlite3rebaser_delete", [bits(OpaquePointer(bitPattern: 17280) as OpaquePointer?)], nil) {
      wrapper.sqlite3rebaser_delete(OpaquePointer(bitPattern: 17280)); return nil
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_strm",
      [
        bits(OpaquePointer(bitPattern: 17600) as OpaquePointer?),
        bits(
          unsafeBitCast(
            17616, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 17632) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(17648, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(17664, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 17680) as UnsafeMutableRawPointer?),
      ], bits(17904 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_strm(
          OpaquePointer(bitPattern: 17600),
          unsafeBitCast(
            17616, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 17632),
          unsafeBitCast(17648, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(17664, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 17680)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_apply_v2_strm",
      [
        bits(OpaquePointer(bitPattern: 17920) as OpaquePointer?),
        bits(
          unsafeBitCast(
            17936, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 17952) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(17968, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?),
        bits(
          unsafeBitCast(17984, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18000) as UnsafeMutableRawPointer?),
        bits(UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 18016) as UnsafeMutablePointer<UnsafeMutableRawPointer?>?),
        bits(UnsafeMutablePointer<Int32>(bitPattern: 18032) as UnsafeMutablePointer<Int32>?), bits(18048 as Int32),
      ], bits(18224 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_apply_v2_strm(
          OpaquePointer(bitPattern: 17920),
          unsafeBitCast(
            17936, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 17952),
          unsafeBitCast(17968, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)?.self),
          unsafeBitCast(17984, to: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18000), UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: 18016),
          UnsafeMutablePointer<Int32>(bitPattern: 18032), 18048) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_concat_strm",
      [
        bits(
          unsafeBitCast(
            18240, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18256) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(
            18272, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18288) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(18304, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18320) as UnsafeMutableRawPointer?),
      ], bits(18544 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_concat_strm(
          unsafeBitCast(
            18240, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18256),
          unsafeBitCast(
            18272, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18288),
          unsafeBitCast(18304, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18320)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_invert_strm",
      [
        bits(
          unsafeBitCast(
            18560, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18576) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(18592, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18608) as UnsafeMutableRawPointer?),
      ], bits(18864 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_invert_strm(
          unsafeBitCast(
            18560, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18576),
          unsafeBitCast(18592, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18608)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_strm",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 18880) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(
          unsafeBitCast(
            18896, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 18912) as UnsafeMutableRawPointer?),
      ], bits(19184 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_strm(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 18880),
          unsafeBitCast(
            18896, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 18912)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changeset_start_v2_strm",
      [
        bits(UnsafeMutablePointer<OpaquePointer?>(bitPattern: 19200) as UnsafeMutablePointer<OpaquePointer?>?),
        bits(
          unsafeBitCast(
            19216, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 19232) as UnsafeMutableRawPointer?), bits(19248 as Int32),
      ], bits(19504 as Int32)
    ) {
      bits(
        wrapper.sqlite3changeset_start_v2_strm(
          UnsafeMutablePointer<OpaquePointer?>(bitPattern: 19200),
          unsafeBitCast(
            19216, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 19232), 19248) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_changeset_strm",
      [
        bits(OpaquePointer(bitPattern: 19520) as OpaquePointer?),
        bits(
          unsafeBitCast(19536, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 19552) as UnsafeMutableRawPointer?),
      ], bits(19824 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_changeset_strm(
          OpaquePointer(bitPattern: 19520),
          unsafeBitCast(19536, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 19552)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_patchset_strm",
      [
        bits(OpaquePointer(bitPattern: 19840) as OpaquePointer?),
        bits(
          unsafeBitCast(19856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 19872) as UnsafeMutableRawPointer?),
      ], bits(20144 as Int32)
    ) {
      bits(
        wrapper.sqlite3session_patchset_strm(
          OpaquePointer(bitPattern: 19840),
          unsafeBitCast(19856, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 19872)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_add_strm",
      [
        bits(OpaquePointer(bitPattern: 20160) as OpaquePointer?),
        bits(
          unsafeBitCast(
            20176, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 20192) as UnsafeMutableRawPointer?),
      ], bits(20464 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_add_strm(
          OpaquePointer(bitPattern: 20160),
          unsafeBitCast(
            20176, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 20192)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3changegroup_output_strm",
      [
        bits(OpaquePointer(bitPattern: 20480) as OpaquePointer?),
        bits(
          unsafeBitCast(20496, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 20512) as UnsafeMutableRawPointer?),
      ], bits(20784 as Int32)
    ) {
      bits(
        wrapper.sqlite3changegroup_output_strm(
          OpaquePointer(bitPattern: 20480),
          unsafeBitCast(20496, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 20512)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3rebaser_rebase_strm",
      [
        bits(OpaquePointer(bitPattern: 20800) as OpaquePointer?),
        bits(
          unsafeBitCast(
            20816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 20832) as UnsafeMutableRawPointer?),
        bits(
          unsafeBitCast(20848, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self)
            as (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?),
        bits(UnsafeMutableRawPointer(bitPattern: 20864) as UnsafeMutableRawPointer?),
      ], bits(21104 as Int32)
    ) {
      bits(
        wrapper.sqlite3rebaser_rebase_strm(
          OpaquePointer(bitPattern: 20800),
          unsafeBitCast(
            20816, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 20832),
          unsafeBitCast(20848, to: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)?.self),
          UnsafeMutableRawPointer(bitPattern: 20864)) as Int32)
    })
  check(
    Forwarding(
      "sqlite3session_config", [bits(21120 as Int32), bits(UnsafeMutableRawPointer(bitPattern: 21136) as UnsafeMutableRawPointer?)],
      bits(21424 as Int32)
    ) {
      bits(wrapper.sqlite3session_config(21120, UnsafeMutableRawPointer(bitPattern: 21136)) as Int32)
    })
}
