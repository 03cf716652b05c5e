import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { redirectTarget } from "../accounts/redirect-target.ts";
import { signOut } from "../accounts/sign-in.ts";
import { homePath, type SignedIn } from "../platform/actor.ts";
import { isOwnNavigation } from "../platform/http/own-navigation.ts";
import { loadPlain } from "./page.loaders.ts";
import type { PageSender } from "./page.routes.ts";
import type { PageDeps } from "./renderer.ts";
import { LINK_PAGES, loadLogin, loadLogout, loadSignUp } from "./session-pages.loaders.ts";
import { loadVisit } from "./visit-page.loader.ts";

const options = { config: { permission: "pages.read" }, schema: { hide: true } } as const;

/** The standalone pages: signing in and out, signing up, a new password (spec §2.1, §2.4). */
export const sessionPageRoutes = (sender: PageSender, deps: PageDeps) => async (app: FastifyInstance) => {
  for (const [path, loader] of [
    ["/login", loadLogin],
    ["/sign_up", loadSignUp],
  ] as const) {
    app.get(path, options, (request, reply) =>
      request.actor.role === "visitor"
        ? sender.send(loader, request, reply)
        : redirectSignedIn(request.actor, request, reply),
    );
  }

  // docs/decisions/0008-logging-out.md
  app.get("/logout", options, async (request, reply) => {
    if (request.actor.role !== "visitor") {
      reply.header("cache-control", "no-store");
      if (!isOwnNavigation(request)) return sender.send(loadLogout(false), request, reply);
      await signOut(deps, request, reply);
    }
    return sender.send(loadLogout(true), request, reply);
  });

  for (const [path, loader] of [
    ["/unauthorized", loadPlain("unauthorized", 403)],
    ["/forgot_password", loadPlain("forgotPassword")],
    ["/confirm_email/done", loadPlain("emailConfirmed")],
  ] as const) {
    app.get(path, options, (request, reply) => sender.send(loader, request, reply));
  }

  // The address contains a secret: the page is not cached, and no other site gets it as referrer.
  for (const [path, loader] of [...LINK_PAGES, ["/visit", loadVisit] as const]) {
    app.get(path, options, (request, reply) => {
      reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      return sender.send(loader, request, reply);
    });
  }
};

/** A person who is already signed in goes to the remembered target, or to their home page (spec §2.4). */
function redirectSignedIn(actor: SignedIn, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { redirect } = request.query as { redirect?: unknown };
  return reply.header("cache-control", "no-store").redirect(redirectTarget(redirect) ?? homePath(actor), 302);
}
