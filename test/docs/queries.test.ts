import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const WRITES =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:insert into|delete from)\b|\bupdate \w+(?: \w+)? set\b/;

it("a file that is named after queries only reads (docs/README.md)", () => {
  const files = globSync("{src,operator}/**/*.queries.ts");
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => WRITES.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(WRITES.test(readFileSync("src/server/platform/photos/photo.rows.ts", "utf8"))).toBe(true);
});
