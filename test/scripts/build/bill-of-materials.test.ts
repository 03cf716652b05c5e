import { expect, test } from "vitest";
import { licenceOf, readBillOfMaterials, readLicences } from "../../../scripts/build/bill-of-materials.ts";

/** Licences under which a package may be part of a product that is run and given on, whatever its own licence will be. */
const USABLE = new Set([
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "Apache-2.0", "OFL-1.1"],
  "(MIT OR CC0-1.0)",
  "(MIT AND Zlib)",
  "Python-2.0",
  "MIT AND OFL-1.1",
  // The library of pictures, which is loaded as a file of its own.
  ...["LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"],
]);

test("the bill of materials names all that is shipped with licences that allow it, and nothing that only tests it", async () => {
  const bill = await readBillOfMaterials();
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(["CycloneDX", "animal-shelter"]);
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "pg", "react", "sharp"]));
  expect(names).not.toContain("vitest");
  const others = bill.components
    .map((component) => [component.name, licenceOf(component)])
    .filter(([, licence]) => licence === undefined || !USABLE.has(licence));
  expect(others).toEqual([]);
  const texts = await readLicences();
  expect(texts).toMatch(/^fastify \d\S* \(MIT\)\n\nMIT License/m);
  expect(texts).toMatch(/^png-js \d\S* \(MIT\)$/m);
  expect(texts).toMatch(/^@img\/sharp-libvips-\S+ \d\S* \(LGPL-3.0-or-later\)\n\nlibvips and the libraries/m);
});
