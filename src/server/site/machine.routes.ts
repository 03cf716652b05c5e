import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { VOLUNTEER_FORM } from "../../contract/people/volunteer-form.ts";
import { accentTokens } from "../../contract/platform/colour.ts";
import { pathIn } from "../../contract/platform/href.ts";
import { offeredLanguage, offeredLanguages, shelter } from "../../contract/platform/shelter.ts";
import { LANGUAGES } from "../../contract/texts/language.ts";
import { notFound } from "../base/errors.ts";
import { etagOf, isNotModified } from "../base/etag.ts";
import { volunteerForm } from "../people/volunteer-form/volunteer-form.pdf.ts";
import { logoPicture } from "../platform/papers/logo.ts";
import { withScriptFonts } from "../platform/papers/script-fonts.ts";
import { serverTexts } from "../texts/texts.ts";
import type { PageDeps } from "./renderer.ts";

const read = { permission: "pages.read", cookies: "never" } as const;
const options = { config: read, schema: { hide: true } };
const ONE_HOUR = "public, max-age=3600";
const FOREVER = "public, max-age=31536000, immutable";

/** The public pages that every shelter has (spec §2.1). */
const FIXED_PATHS = [
  "/",
  "/animals",
  "/news",
  "/adoption",
  "/help/donate",
  "/help/volunteer",
  "/help/jobs",
  "/about",
  "/privacy",
  "/terms",
];
/** The limit of a sitemap (sitemaps.org). Each page is in it once in every language. */
const MAX_ADDRESSES = Math.floor(50_000 / LANGUAGES.length);

const ROBOTS = (publicUrl: string) =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin",
    "Disallow: /user_page",
    "Disallow: /calendar/",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** The entries of one page, one for each language; each of them lists all languages, as search engines require. */
function inEachLanguage(publicUrl: string, path: string): string[] {
  const languages = offeredLanguages();
  // As in the head of each page: a reader of any other language is led to the first.
  const named = [
    ...languages.map((language) => [language, language] as const),
    ["x-default", offeredLanguage(LANGUAGES[0])] as const,
  ];
  const alternates = named
    .map(
      ([name, language]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${publicUrl}${pathIn(language, path)}"/>`,
    )
    .join("");
  return languages.map((language) => `<url><loc>${publicUrl}${pathIn(language, path)}</loc>${alternates}</url>`);
}

/** The paths of all records that have a public page. */
async function recordPaths({ db, clock }: PageDeps): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    (select '/animal/' || id as path from animals where archived_at is null and status in ('Available', 'Reserved') order by arrival_date desc, id desc)
    union all (select '/news/' || id from news where published_at <= ${clock.now()} order by published_at desc)
    limit ${MAX_ADDRESSES - FIXED_PATHS.length}`.execute(db);
  return rows.map((row) => row.path);
}

const ROUND = "/admin/rounds";

/** Files for programs: sitemap, robots, manifest, speculation rules and the volunteer form (rules §9). */
export const machineRoutes = (deps: PageDeps) => async (app: FastifyInstance) => {
  const { publicUrl } = deps.settings;

  app.get("/sitemap.xml", options, async (_request, reply) => {
    const addresses = [...FIXED_PATHS, ...(await recordPaths(deps))].flatMap((path) => inEachLanguage(publicUrl, path));
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.join("\n")}\n</urlset>\n`;
    return reply.type("application/xml; charset=utf-8").send(xml);
  });

  app.get("/robots.txt", options, (_request, reply) => reply.type("text/plain; charset=utf-8").send(ROBOTS(publicUrl)));

  for (const language of LANGUAGES) {
    app.get(pathIn(language, "/manifest.webmanifest"), options, (request, reply) =>
      sendRevalidated(Buffer.from(deps.pages.manifest()), "application/manifest+json", request, reply),
    );
  }

  // On the home screen of staff's phones: the daily round, which opens without signal.
  app.get("/admin/manifest.webmanifest", options, (request, reply) => {
    const round = { id: ROUND, start_url: ROUND, scope: "/admin", display: "standalone" };
    const manifest = JSON.stringify({ ...JSON.parse(deps.pages.manifest()), ...round });
    return sendRevalidated(Buffer.from(manifest), "application/manifest+json", request, reply);
  });

  app.get("/accent/:file", options, (request, reply) => {
    const { file } = request.params as { file: string };
    const colour = /^([\da-f]{6})\.css$/.exec(file)?.[1];
    if (!colour) throw notFound();
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", FOREVER)
      .send(accentCss(`#${colour}`));
  });

  app.get("/speculation-rules.json", options, (_request, reply) =>
    reply.type("application/speculationrules+json").header("cache-control", ONE_HOUR).send(deps.pages.speculationRules),
  );

  for (const language of LANGUAGES) {
    // Drawing the form takes long, so it is drawn when it is first asked for, and again when the shelter's record has changed.
    let form: { version: number; pdf: Promise<Buffer> } | undefined;
    app.get(pathIn(language, VOLUNTEER_FORM.path), options, async (request, reply) => {
      const { version, logoId } = shelter();
      if (form?.version !== version) form = { version, pdf: drawnForm(deps, logoId) };
      reply.header("content-disposition", `attachment; filename="${serverTexts().volunteerForm.fileName}"`);
      return sendRevalidated(await form.pdf, "application/pdf", request, reply);
    });
  }
};

async function drawnForm(deps: PageDeps, logoId: number | null): Promise<Buffer> {
  const logo = await logoPicture(deps, logoId);
  return withScriptFonts(() => volunteerForm(logo));
}

/** The tokens of an accent colour for `:root` and for the hero, which has its own colour scheme (`tokens.css`). */
function accentCss(colour: string): string {
  const tokens = Object.entries(accentTokens(colour)).map(([name, value]) => `${name}:${value}`);
  return `:root,.hero{${tokens.join(";")}}\n`;
}

/** Sends a file that depends on the shelter's record: browsers cache it, and ask each time whether it has changed. */
function sendRevalidated(bytes: Buffer, type: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = etagOf(bytes);
  reply.headers({ etag, "cache-control": "no-cache" });
  return isNotModified(etag, request) ? reply.code(304).send() : reply.type(type).send(bytes);
}
