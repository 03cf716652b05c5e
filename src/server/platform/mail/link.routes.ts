import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { pathIn } from "../../../contract/platform/href.ts";
import { currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { HttpProblem } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { languageOfLink } from "./link.store.ts";

/** The query of a letter's link. Every text passes as a token; one that we did not make does nothing. */
export const ByToken = z.object({
  token: z
    .string()
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
});

/**
 * Redirects from a letter's link to a page. The link contains a secret, so no page gets it as the referrer.
 * @param language of the record that the link is about; left out, that of the browser
 */
export const redirectToPage = (reply: FastifyReply, page: string, language: Language = currentLanguage()) =>
  reply.header("referrer-policy", "no-referrer").redirect(pathIn(language, page), 303);

type Options = Pick<FastifyContextConfig, "permission"> & { tags: string[] };

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_BYTES = 4096;

/** Serves a form that a letter's page or a mail program sends. All other calls take JSON (rules §1). */
export async function serveForm<Query>(
  app: FastifyInstance,
  path: string,
  { permission, tags, querystring }: Options & { querystring: z.ZodType<Query> },
  handler: (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPES, { parseAs: "string", bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: Query }>(
      path,
      {
        config: { permission, xsrfExempt: "its token is a secret of the letter's recipient" },
        schema: { tags, querystring },
      },
      handler,
    );
  });
}

/** What mail programs post when somebody presses their unsubscribe button (RFC 8058). */
const ONE_CLICK = { field: "List-Unsubscribe", value: "One-Click" };

const isOneClick = ({ body }: FastifyRequest): boolean =>
  typeof body === "string" && body.includes(ONE_CLICK.field) && body.includes(ONE_CLICK.value);

/** @property ask the page whose button does it; left out, opening the link does it @property done the page afterwards */
type LinkPages = { ask?: string; done: string };

/** @property search the one search of a mailbox that is meant */
type LinkQuery = { token?: string | undefined; search?: number | undefined };

/** A letter's link: its pages, its query, and what happens when somebody presses the button. */
type LetterLink = Options & {
  pages: LinkPages;
  querystring: z.ZodType<LinkQuery>;
  act: (query: LinkQuery & { token: string }) => Promise<unknown>;
};

/**
 * Serves a letter's link, also for unknown tokens. Mail programs open links by themselves, so it leads to a page whose
 * button posts to the same address; the unsubscribe buttons of mail programs post to it as well (RFC 8058). Link checkers
 * send HEAD, which does nothing.
 */
export async function serveLink(
  app: FastifyInstance,
  { db }: { db: Db },
  path: string,
  { permission, tags, querystring, pages, act }: LetterLink,
): Promise<void> {
  /** Does what the link is for, and leads to the page that says so, in the language of the letter's recipient. */
  const actAndTell = async ({ token = "", ...query }: LinkQuery, reply: FastifyReply) => {
    const language = await languageOfLink(db, token);
    await act({ ...query, token });
    return redirectToPage(reply, pages.done, language);
  };
  app.get<{ Querystring: LinkQuery }>(
    path,
    { config: { permission }, schema: { tags, querystring }, exposeHeadRoute: false },
    async ({ query }, reply) => {
      if (pages.ask === undefined) return actAndTell(query, reply);
      const { token = "", search } = query;
      const values = new URLSearchParams({ ...(search !== undefined && { search: `${search}` }), token });
      return redirectToPage(reply, `${pages.ask}?${values}`, await languageOfLink(db, token));
    },
  );
  await serveForm<LinkQuery>(app, path, { permission, tags, querystring }, async (request, reply) => {
    const isAsked = pages.ask !== undefined;
    if (!isOneClick(request) && !isAsked) throw new HttpProblem(400);
    if (!isOneClick(request)) return actAndTell(request.query, reply);
    const { token = "", ...query } = request.query;
    await act({ ...query, token });
    return reply.code(200).send();
  });
}
