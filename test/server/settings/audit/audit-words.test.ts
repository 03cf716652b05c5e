import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audit } from "../../../../src/contract/texts/en/audit.ts";

test("every subject that is written to the log has a word in the catalog", () => {
  const sources = globSync("src/server/**/*.ts").map((path) => readFileSync(path, "utf8"));
  // Subjects of letters are sentences: they begin with a capital letter.
  const subjects = sources.flatMap((source) =>
    [...source.matchAll(/(?:subject|auditedList): "([a-z][a-z ]*)"/g)].map(([, subject]) => subject),
  );
  expect(subjects.length).toBeGreaterThan(30);
  expect(Object.keys(audit.subjects)).toEqual(expect.arrayContaining(subjects));
});
