import type { CurrentUser } from "../../../contract/platform/current-user.ts";
import { escapeHtml } from "../../../contract/platform/escape-html.ts";
import { href } from "../../../contract/platform/href.ts";
import { PAGE_FADE } from "../../../contract/platform/page-fade.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { byLanguage, currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { scriptJson } from "../../script-json.ts";
import { accentStyles, shelterIcons } from "../../shelter-look.ts";

/** The built files that the application begins with, by their addresses; `texts` are those of each language. */
export type AppAssets = {
  script: string;
  preamble?: string;
  styles: readonly string[];
  modules: readonly string[];
  texts?: Readonly<Record<Language, string | undefined>>;
};

/** The element in which the document carries the session; `session.ts` reads it. */
export const SESSION_ELEMENT = "session";

/** The element in which the document says whose shelter it is; `main.tsx` reads it. */
export const SHELTER_ELEMENT = "shelter";

type Chunk = { file: string; css?: string[]; imports?: string[] };

const SCRIPT = "src/web/app/main.tsx";
const textsOf = (language: Language) => `src/web/app/app/texts/${language}/start.ts`;

/**
 * The built files that the application begins with: its script, the modules that it imports at once, and their styles.
 * @param manifest dist/client/.vite/app.manifest.json
 * @throws when the application is not in the manifest: the build is incomplete
 */
export function readAppAssets(manifest: Record<string, Chunk>): AppAssets {
  const entry = manifest[SCRIPT];
  if (!entry) throw new Error(`The build has no ${SCRIPT}. Build the pages again.`);
  const imported = new Set<Chunk>();
  const follow = (chunk: Chunk) => {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (!next || imported.has(next)) continue;
      imported.add(next);
      follow(next);
    }
  };
  follow(entry);
  const styles = [...imported, entry].flatMap(({ css = [] }) => css);
  return {
    script: `/${entry.file}`,
    styles: styles.map((file) => `/${file}`),
    modules: [...imported].map(({ file }) => `/${file}`),
    texts: byLanguage((language) => {
      const file = manifest[textsOf(language)]?.file;
      return file && `/${file}`;
    }),
  };
}

/**
 * The document of the user area and the administration: no content, but who is signed in, so that nothing has to be
 * asked before the first screen (rules §2).
 * @param session who is signed in, or null
 * @returns the whole document, from `<!doctype html>` on
 */
export function appDocument(
  session: CurrentUser | null,
  { script, preamble, styles, modules, texts }: AppAssets,
): string {
  const language = currentLanguage();
  const { noScript } = recordTexts();
  const needed = [...modules, texts?.[language]].filter((file) => file !== undefined);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shelter().name)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131d1a">
<style>${PAGE_FADE}</style>
${shelterIcons(shelter())
  .map(({ rel, href }) => `<link rel="${rel}" href="${href}">`)
  .join("\n")}
${session?.isEmployee ? '<link rel="manifest" href="/admin/manifest.webmanifest">\n' : ""}${needed.map((file) => `<link rel="modulepreload" href="${file}">`).join("\n")}
${[...styles, accentStyles(shelter()) ?? []]
  .flat()
  .map((file) => `<link rel="stylesheet" href="${file}">`)
  .join("\n")}
<script type="application/json" id="${SHELTER_ELEMENT}">${scriptJson(shelter())}</script>
<script type="application/json" id="${SESSION_ELEMENT}">${session ? scriptJson(session) : "null"}</script>
${preamble ? `<script type="module" src="${preamble}"></script>` : ""}
<script type="module" src="${script}"></script>
</head><body><div id="app"></div>
<noscript><p>${noScript.text} <a href="${href("/")}">${noScript.goHome}</a></p></noscript>
</body></html>`;
}
