import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** What a page of another site loads for it, packed. */
const MOST_BYTES = 10_000;

test("the script for other sites is small, and knows no way to keep or count anything", () => {
  const script = readFileSync("dist/client/embed.js");
  expect(gzipSync(script).length).toBeLessThan(MOST_BYTES);
  expect(script.toString()).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|sendBeacon|innerHTML/);
});
