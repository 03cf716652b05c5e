import { devices } from "@playwright/test";
import { DESK, PHONE } from "./people.ts";

/** What all tests are played at, unless they say otherwise. */
export const AT_A_DESK = { ...devices["Desktop Chrome"], viewport: DESK };

// Which browser it is, is an option of a whole worker.
const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];
/** Pages ask for pictures by the screen before they know the viewport: the two must agree. */
export const ON_A_PHONE = { ...pixel, viewport: PHONE, screen: PHONE };
