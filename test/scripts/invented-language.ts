import { cp, glob, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type BuildEnvironment, createBuilder } from "vite";
import { exportTexts, importTexts } from "../../scripts/texts/i18next.ts";
import { catalogSources, fileOf } from "../../scripts/texts.ts";
import { languageFiles } from "../../scripts/types/language-files.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** A language that nobody speaks. Its dates are Welsh, whose counts have six forms. */
export const INVENTED = "xx";
export const INVENTED_LOCALE = "cy-GB";

const DESCRIPTION = `import { pluralsOf } from "../plurals-of.ts";

type English = Readonly<Record<"one" | "other", string>>;
const form = pluralsOf<Intl.LDMLPluralRule>("${INVENTED_LOCALE}");

export const language = {
  name: "Xx",
  word: "Låñgůåğé",
  locale: "${INVENTED_LOCALE}",
  money: { unit: "zł", point: "·" },
  clingingWords: "",
  /** Of the English forms it makes six, each with its name. */
  wordAfterNumbers: "č|č|č|č|č|č",
  plural: (count: number, { one, other }: English) =>
    form(count, {
      zero: other + " ‹0›",
      one: one + " ‹1›",
      two: other + " ‹2›",
      few: other + " ‹3›",
      many: other + " ‹6›",
      other: other + " ‹n›",
    }),
};
`;

const PLAIN = "aeiouycnszlAEIOUYCNSZL";
const ACCENTED = "åéîöůýčñšžłÅÉÎÖŮÝČÑŠŽŁ";
/** How much longer than English its texts are. */
const LONGER = 0.4;

/** @returns an English text with accents, made longer by words of accents alone; values in braces stay as they are */
function invent(text: string): string {
  const isFileName = /^\S*\.\w+$/.test(text);
  const letters = text.replaceAll(/\{+\w+\}+/g, "").match(/[a-z]/gi)?.length ?? 0;
  if (letters === 0 || isFileName) return text;
  const accented = text.replaceAll(/\{+\w+\}+|[a-z]/gi, (found) => {
    const at = PLAIN.indexOf(found);
    return at < 0 ? found : (ACCENTED[at] ?? found);
  });
  const added = "éåîö ".repeat(Math.ceil((letters * LONGER) / 5)).slice(0, Math.ceil(letters * LONGER));
  return `${accented} ${added.trim()}`;
}

function inventAll<T>(texts: T): T {
  if (typeof texts === "string") return invent(texts) as T;
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, inventAll(text)])) as T;
}

/**
 * Makes a copy of the product to which one more language has been added as docs/languages.md says, by files alone: its
 * texts are those of the English catalogs after a translator's export and import.
 * @param folder is made, with `src`, `test` and what they need
 */
export async function productWithInventedLanguage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const copied of ["src", "demo", "operator", "scripts", "test", "package.json", "vite.config.ts"])
    await cp(join(ROOT, copied), join(folder, copied), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const source = join(folder, "src");
  for await (const folder of glob("**/texts/en", { cwd: source }))
    await cp(join(source, folder), join(source, folder, "..", INVENTED), { recursive: true });
  const english = catalogSources("en");
  for (const [area, text] of importTexts(english, inventAll(exportTexts(english)))) {
    const own = text
      .replaceAll("plural.en(", `plural.${INVENTED}(`)
      .replaceAll('("en")', `("${INVENTED_LOCALE}")`)
      .replaceAll("/texts/en/", `/texts/${INVENTED}/`);
    await writeFile(fileOf(area, INVENTED, source), own);
  }
  for (const list of ["index.ts", "start.ts"]) {
    const app = join(source, "web/app/app/texts", INVENTED, list);
    await writeFile(app, (await readFile(app, "utf8")).replaceAll("texts/en/", `texts/${INVENTED}/`));
  }
  await writeFile(join(source, "contract/texts/languages", `${INVENTED}.ts`), DESCRIPTION);
  for (const [path, content] of languageFiles(source)) await writeFile(join(source, path), content);
  await mkdir(join(folder, "dist"));
  await symlink(join(ROOT, "dist/client"), join(folder, "dist/client"));
}

/** Draws the public pages of such a copy for its server; browsers get what the product's own build has for them. */
export async function buildItsPages(folder: string): Promise<void> {
  const configFile = join(folder, "vite.config.ts");
  const { NODE_ENV } = process.env;
  // As the product's build does: by another name React would be built to be developed with.
  process.env.NODE_ENV = "production";
  try {
    const builder = await createBuilder({ root: folder, configFile, configLoader: "native", logLevel: "warn" });
    await builder.build(builder.environments.ssr as BuildEnvironment);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
