import type { FastifyInstance, FastifyRequest } from "fastify";

/** What mail programs post when somebody presses their button (RFC 8058). */
const ONE_CLICK = { field: "List-Unsubscribe", value: "One-Click" };
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_BYTES = 4096;

/** Whether a mail program's button sent this. */
export const isOneClick = ({ body }: FastifyRequest): boolean =>
  typeof body === "string" && body.includes(ONE_CLICK.field) && body.includes(ONE_CLICK.value);

/** Lets the routes of a scope take the forms of such buttons; forms are taken nowhere else (rules §1: bodies are JSON). */
export function takeOneClickForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPES, { parseAs: "string", bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}
