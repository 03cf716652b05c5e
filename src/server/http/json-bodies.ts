import type { FastifyInstance } from "fastify";

/**
 * Bodies are JSON (spec §7); any other type is answered 415. An empty one is none, though its type be named: many
 * programs name it with every write, also of a call that takes no body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    readJson(request, body, done);
  });
}
