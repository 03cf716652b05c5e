import { expect, test } from "vitest";
import own from "../../../package.json" with { type: "json" };
import digests from "../../../scripts/bootstrap/node-digests.json" with { type: "json" };

test("the program in each package with Node is compared with a digest of the very version", () => {
  const packages = Object.entries(own.optionalDependencies).filter(([name]) => name.startsWith("node-"));
  expect(Object.keys(digests).sort()).toEqual(packages.map(([name, version]) => `${name}@${version}`).sort());
  for (const digest of Object.values(digests)) expect(digest).toMatch(/^[\da-f]{64}$/);
});
