#pragma once

// Defined in SQLiteTestKit. On Linux it is called before main, while the program has one thread.
void sqm_capture_images(void);
