import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { pathIn } from "../../contract/href.ts";
import { currentLanguage, type Language } from "../../contract/texts/language.ts";
import { HttpProblem } from "../http/errors.ts";

/** The query of a letter's link. Anything is taken for a token, even what no text may hold; what is none does nothing. */
export const ByToken = z.object({
  token: z
    .string()
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
});

/**
 * Leads to a page in the language of what the link concerned, or of the browser when there is nothing any more. The URL contains a
 * secret, so it is sent to no page as a referrer.
 */
export const sendOn = (reply: FastifyReply, page: string, language: Language = currentLanguage()) =>
  reply.header("referrer-policy", "no-referrer").redirect(pathIn(language, page), 303);

/** What mail programs post when somebody presses their button (RFC 8058). */
const ONE_CLICK = { field: "List-Unsubscribe", value: "One-Click" };
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_BYTES = 4096;

/** Whether a mail program's button sent this. */
const isOneClick = ({ body }: FastifyRequest): boolean =>
  typeof body === "string" && body.includes(ONE_CLICK.field) && body.includes(ONE_CLICK.value);

/** Lets the routes of a scope take the forms of letters' buttons; forms are taken nowhere else (rules §1: bodies are JSON). */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPES, { parseAs: "string", bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Serves the button of mail programs beside the link of a letter, under the same address.
 * @param end what the token of the letter's recipient ends
 */
export async function serveOneClick(
  app: FastifyInstance,
  path: string,
  { permission, tags }: Pick<FastifyContextConfig, "permission"> & { tags: string[] },
  end: (token: string) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope);
    scope.post<{ Querystring: z.output<typeof ByToken> }>(
      path,
      {
        config: { permission, xsrfExempt: "its token is a secret of the letter's recipient" },
        schema: { tags, querystring: ByToken },
      },
      async (request, reply) => {
        if (!isOneClick(request)) throw new HttpProblem(400);
        await end(request.query.token ?? "");
        return reply.code(200).send();
      },
    );
  });
}
