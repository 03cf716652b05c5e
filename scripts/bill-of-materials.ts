/**
 * `npm run sbom`, and the last part of `npm run build`: writes which packages the product contains, for whoever runs it or
 * checks it for known holes (`dist/sbom.cdx.json`, CycloneDX, by npm itself), and their licences (`dist/licenses.txt`).
 */
import { writeFile } from "node:fs/promises";
import { readBillOfMaterials, readLicences } from "./build/bill-of-materials.ts";

const bill = await readBillOfMaterials();
await writeFile("dist/sbom.cdx.json", `${JSON.stringify(bill, undefined, 2)}\n`);
await writeFile("dist/licenses.txt", await readLicences());
