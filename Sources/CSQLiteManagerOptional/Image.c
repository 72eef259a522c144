#define _GNU_SOURCE  // for dladdr
#include <CSQLiteManager.h>
#include <dlfcn.h>

int sqm_open_image(sqm_image *image, const void *address) {
  Dl_info info;
  if (!dladdr(address, &info)) return 0;
  image->base = info.dli_fbase;
  image->lowest = image->highest = address;
  image->handle = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  if (!image->handle) image->handle = dlopen(0, RTLD_LAZY);  // glibc knows the program only as what has no path
  return image->handle != 0;
}

void sqm_close_image(sqm_image *image) { dlclose(image->handle); }

// glibc goes through all names of a library for each address that it is asked about: most are answered by those before them.
static int holds(sqm_image *image, const char *address) {
  Dl_info info;
  if (address >= image->lowest && address <= image->highest) return 1;
  if (!address || !dladdr(address, &info) || info.dli_fbase != image->base) return 0;
  if (address < image->lowest) image->lowest = address;
  if (address > image->highest) image->highest = address;
  return 1;
}

void *sqm_find_in_image(void *context, const char *name, void *linked) {
  sqm_image *image = context;
  if (holds(image, linked)) return linked;
  void *found = dlsym(image->handle, name);  // looks into the libraries that this one is linked with as well
  return holds(image, found) ? found : 0;
}
