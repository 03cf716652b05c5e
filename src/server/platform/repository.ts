import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout: this file runs from the sources and, with all others, from a file of the build. */
const ROOT = checkoutAbove(import.meta.dirname);

function checkoutAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : checkoutAbove(dirname(folder));
}

/** @returns the path of a file of the checkout, e.g. `dist/client` */
export const inCheckout = (path: string): string => join(ROOT, path);
