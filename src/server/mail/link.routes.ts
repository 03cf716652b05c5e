import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { pathIn } from "../../contract/href.ts";
import { currentLanguage, type Language } from "../../contract/texts/language.ts";
import { HttpProblem } from "../http/errors.ts";

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

/** What a token does. @returns the language of its record, if there is one */
type Act = (token: string) => Promise<Language | undefined>;

/** Serves a letter's link, which redirects to a page, also for unknown tokens. Link checkers send HEAD: it does nothing. */
export function serveLink(
  app: FastifyInstance,
  path: string,
  { permission, tags }: Options,
  pageFor: (token: string) => string,
  act: Act,
): void {
  app.get<{ Querystring: z.output<typeof ByToken> }>(
    path,
    { config: { permission }, schema: { tags, querystring: ByToken }, exposeHeadRoute: false },
    async ({ query: { token = "" } }, reply) => redirectToPage(reply, pageFor(token), await act(token)),
  );
}

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_BYTES = 4096;

/** Serves a form that a letter's page or a mail program sends. All other calls take JSON (rules §1). */
export async function serveForm<Query extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  { permission, tags, querystring }: Options & { querystring: Query },
  handler: (request: FastifyRequest<{ Querystring: z.output<Query> }>, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPES, { parseAs: "string", bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: z.output<Query> }>(
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

/** Serves a letter's unsubscribe link, and under the same address the unsubscribe button of mail programs. */
export async function serveUnsubscribe(
  app: FastifyInstance,
  path: string,
  options: Options,
  page: string,
  unsubscribe: Act,
): Promise<void> {
  serveLink(app, path, options, () => page, unsubscribe);
  await serveForm(app, path, { ...options, querystring: ByToken }, async (request, reply) => {
    if (!isOneClick(request)) throw new HttpProblem(400);
    await unsubscribe(request.query.token ?? "");
    return reply.code(200).send();
  });
}
