#include <CSQLiteTestKit.h>

#ifdef __linux__
// The toolchain's ImageMap.capture() reads the first bytes of each file that /proc/self/maps lists. It crashes if another thread unmaps one of them
// meanwhile, as SQLite does with the -shm file of each database in WAL mode that is closed.
__attribute__((constructor)) static void start(void) { sqm_capture_images(); }
#endif
