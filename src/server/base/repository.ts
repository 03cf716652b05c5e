import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the checkout: the nearest one above this file with a `package.json`. */
const ROOT = checkoutAbove(import.meta.dirname);

function checkoutAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : checkoutAbove(dirname(folder));
}

/** @returns the path of a file of the checkout, e.g. `dist/client` */
export const inCheckout = (path: string): string => join(ROOT, path);
