import type { FastifyInstance } from "fastify";

/** Reads plain HTML forms in this part of the application; everywhere else bodies are JSON (spec §7). */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
