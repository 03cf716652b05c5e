import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { HttpProblem, notFound } from "../../base/errors.ts";
import type { Metrics } from "./metrics.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header carries the token; takes the same time for every wrong one. */
const isAllowed = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));

/** `/metrics` for whoever has the token; without a token in the settings there is no such address (rules §8). */
export const metricsRoutes =
  (metrics: Metrics | undefined, token: string | undefined) => async (app: FastifyInstance) =>
    app.get(
      "/metrics",
      { config: { permission: "health.read", cookies: "never" }, schema: { hide: true } },
      async (request, reply) => {
        if (!metrics || token === undefined) throw notFound();
        if (!isAllowed(request.headers.authorization, token)) {
          reply.header("www-authenticate", "Bearer");
          throw new HttpProblem(401, "Unauthorized");
        }
        return reply
          .type(metrics.contentType)
          .header("cache-control", "no-store")
          .send(await metrics.read());
      },
    );

/** The same on a port of its own, for a network that strangers do not reach. Other addresses are 404. */
export function metricsServer(metrics: Metrics): Server {
  return createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end();
    try {
      const text = await metrics.read();
      response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
}
