import type { FastifyInstance } from "fastify";

/**
 * Bodies are JSON (spec §7); any other type is answered 415. An empty body counts as none even with a content type: many
 * clients send the type with every write, also for calls without a body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    readJson(request, body, done);
  });
}
