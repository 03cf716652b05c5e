import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isAdminsOnly } from "../../contract/platform/admin-paths.ts";
import { href } from "../../contract/platform/href.ts";
import { SECURITY_PATH } from "../../contract/platform/panels.ts";
import { loginPath } from "../../web/login-path.ts";
import { presentActor } from "../accounts/account.queries.ts";
import type { Actor } from "../base/actor.ts";
import { isDemonstration } from "../database/demonstration.marks.ts";
import type { PageDeps } from "./renderer.ts";

/**
 * Links in letters and the home screens of phones lead here, so a visitor is asked to log in and then comes back. Work that
 * a phone has kept is sent then.
 */
const ASK_TO_LOG_IN = /^\/(user_page\/(adoptions|foster)|admin\/rounds)(\/|$)/;

/**
 * Where a person who may not see a screen is redirected (spec §2.2, §2.3, §2.5, §6; rules §11 "Screens").
 * @param url the requested path and query
 * @returns an address of this site, or undefined when the screen may be shown
 */
export function redirectFor(actor: Actor, url: string): string | undefined {
  const path = decodeURIComponent(url.split("?")[0] ?? "/");
  if (actor.role === "visitor") {
    return ASK_TO_LOG_IN.test(path) ? loginPath(url) : href("/");
  }
  if (actor.awaitsFactor && path !== SECURITY_PATH) return SECURITY_PATH;
  if (!path.startsWith("/admin")) return undefined;
  if (actor.role === "user") return href("/unauthorized");
  return actor.role === "employee" && isAdminsOnly(path) ? href("/unauthorized") : undefined;
}

/** The document of the user area and the administration, the same under all their addresses (spec §2.2, §2.3). */
export const appPageRoutes = (deps: PageDeps) => async (app: FastifyInstance) => {
  const options = { config: { permission: "app.read" }, schema: { hide: true } } as const;

  function sendApp({ actor }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const session = actor.role === "visitor" ? null : presentActor(actor);
    return reply.type("text/html; charset=utf-8").send(deps.pages.app(session));
  }

  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers({ "cache-control": "no-store", vary: "Cookie" });
    done();
  });
  for (const path of ["/user_page", "/user_page/*", "/admin", "/admin/*"]) {
    app.get(path, options, (request, reply) => {
      const target = redirectFor(request.actor, request.url);
      return target ? reply.redirect(target, 302) : sendApp(request, reply);
    });
  }
  // Only the demonstration shelter has addresses that show the two error screens (rules §11).
  if (!deps.hasDemonstration) return;
  for (const path of ["/demo/throw/screen", "/demo/throw/app"]) {
    app.get(path, options, async (request, reply) =>
      (await isDemonstration(deps.db)) ? sendApp(request, reply) : reply.callNotFound(),
    );
  }
};
