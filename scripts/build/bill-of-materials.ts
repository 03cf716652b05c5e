import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** One package of a bill of materials, as CycloneDX has it. */
type Component = {
  name: string;
  version: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
};

/** A bill of materials in the form of CycloneDX 1.5. */
export type BillOfMaterials = { bomFormat: string; metadata: { component: Component }; components: Component[] };

const MAX_BYTES = 16 * 1024 * 1024;
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

/** Reads from `package-lock.json` what the product contains, without what only builds and tests it. */
export async function readBillOfMaterials(): Promise<BillOfMaterials> {
  const asked = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
  const { stdout } = await promisify(execFile)("npm", asked, { maxBuffer: MAX_BYTES });
  const bill: BillOfMaterials = JSON.parse(stdout);
  const { name, version } = JSON.parse(await readFile("package.json", "utf8"));
  for (const component of bill.components) {
    const license = licenceOf(component);
    if (license && !component.licenses?.length) component.licenses = [{ license: { id: license } }];
  }
  // npm names the product by the folder that it lies in.
  Object.assign(bill.metadata.component, {
    name,
    version,
    "bom-ref": `${name}@${version}`,
    purl: `pkg:npm/${name}@${version}`,
  });
  return bill;
}

/**
 * Licences that packages leave unsaid: png-js has a LICENSE file and no field, and sharp's package has the compiled libvips
 * in it, which is copyleft.
 */
const UNSAID: readonly { of: RegExp; license: string; text?: string }[] = [
  { of: /^png-js$/, license: "MIT" },
  {
    of: /^@img\/sharp-libvips-/,
    license: "LGPL-3.0-or-later",
    text: "libvips and the libraries compiled into it, as sharp's package of them says. It is loaded as a library of its own, so it can be replaced by another build: put one in the place of this package, or let sharp use the system's libvips. Source and build: https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips. The licence: https://www.gnu.org/licenses/lgpl-3.0.txt.",
  },
];

/** @returns the licence of a package as its author names it; undefined when they name none */
export const licenceOf = ({ name, licenses = [] }: Component): string | undefined =>
  licenses.map((one) => ("expression" in one ? one.expression : (one.license.id ?? one.license.name))).join(" AND ") ||
  UNSAID.find(({ of }) => of.test(name))?.license;

/** An entry of `package-lock.json` under `packages`, by its folder. */
type Installed = { version?: string; license?: string; dev?: boolean };

/** @returns the texts of the licences of all packages that are shipped. Those for other systems are not installed here. */
export async function readLicences(): Promise<string> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  const shipped = Object.entries<Installed>(packages).filter(([folder, { dev }]) => folder !== "" && !dev);
  const parts = await Promise.all(shipped.map(([folder, installed]) => licenceText(folder, installed)));
  return parts.filter((part) => part !== "").join(`\n${"-".repeat(80)}\n\n`);
}

async function licenceText(folder: string, { version, license = "" }: Installed): Promise<string> {
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  const unsaid = UNSAID.find(({ of }) => of.test(name));
  const files = (await readdir(folder).catch(() => [])).filter((file) => LICENCE_FILE.test(file)).sort();
  if (files.length === 0 && !unsaid?.text) return "";
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8").catch(() => "")));
  const said = [unsaid?.text ?? "", ...texts].join("\n").trim();
  return `${name} ${version} (${license || unsaid?.license})\n\n${said}\n`;
}
