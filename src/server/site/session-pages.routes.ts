import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Factor } from "../../contract/accounts/accounts.ts";
import { visitTitle } from "../../contract/adoption/visit-title.ts";
import type { VisitKind, VisitState } from "../../contract/adoption/visits.ts";
import { LOGIN_AFTER, loginPath, withQuery } from "../../web/login-path.ts";
import type { LinkButton } from "../../web/public/outreach/newsletter.page.tsx";
import { redirectTarget } from "../accounts/redirect-target.ts";
import { factorsOf } from "../accounts/second-factor/factor.queries.ts";
import { passkeySite } from "../accounts/second-factor/passkey.site.ts";
import { findStep, stepCookie } from "../accounts/second-factor/step.store.ts";
import { signOut } from "../accounts/sign-in.ts";
import { whenInWords } from "../adoption/visits/visit.letters.ts";
import { homePath, type SignedIn } from "../base/actor.ts";
import { type Clock, today } from "../base/clock.ts";
import { isOwnNavigation } from "../platform/http/own-navigation.ts";
import { linkedRecord } from "../platform/mail/link.store.ts";
import { type Address, type LoadedPage, type Loader, loadPlain } from "./page.loaders.ts";
import type { PageSender } from "./page.routes.ts";
import type { PageDeps } from "./renderer.ts";

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

  app.get("/login/second-step", options, async (request, reply) => {
    if (request.actor.role !== "visitor") return redirectSignedIn(request.actor, request, reply);
    reply.header("cache-control", "no-store");
    const query = request.query as Address["query"];
    const factors = await factorsAtStep(deps, request);
    if (factors.length === 0) return reply.redirect(loginPath(targetIn(query), "second_step"), 302);
    return sender.send(loadSecondStep(factors), request, reply);
  });

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

/** What the person may show whose password this browser has just given; none without one. */
async function factorsAtStep(deps: PageDeps, request: FastifyRequest): Promise<Factor[]> {
  const step = stepCookie(deps.settings).read(request);
  const accountId = step && (await findStep(deps, step));
  return accountId ? factorsOf(deps.db, accountId) : [];
}

/** The address at which this shelter has passkeys. */
function passkeysAt({ settings }: PageDeps): string | null {
  const { isPossible, origin } = passkeySite(settings);
  return isPossible ? origin : null;
}

const targetIn = (query: Address["query"]): string | null => redirectTarget(query.redirect) ?? null;

/**
 * The login page, with a checked redirect target and a message about what came before. `path` has what was understood of
 * the query, so that both stay when the language is changed.
 */
const loadLogin: Loader = async (deps, { path, query }) => {
  const after = LOGIN_AFTER.find((name) => name === query.after) ?? null;
  const target = targetIn(query);
  const props = { target, after, passkeysAt: passkeysAt(deps) };
  return { name: "login", props, path: withQuery(path, { after, redirect: target }), status: 200 };
};

/** The page after the password. @param factors that the person has */
const loadSecondStep =
  (factors: readonly Factor[]): Loader =>
  async (deps, { path, query }) => {
    const target = targetIn(query);
    const ask = query.ask === "recovery" ? ("recovery" as const) : ("totp" as const);
    return {
      name: "secondStep",
      props: { target, factors, ask, passkeysAt: passkeysAt(deps) },
      path: withQuery(path, { ask: ask === "recovery" ? ask : null, redirect: target }),
      status: 200,
    };
  };

const loadSignUp = async ({ clock }: { clock: Clock }, { path, query }: Address): Promise<LoadedPage> => {
  const target = targetIn(query);
  return {
    name: "signUp",
    props: { target, today: today(clock) },
    path: withQuery(path, { redirect: target }),
    status: 200,
  };
};

/** @param isOver whether the session has ended; otherwise the page asks for confirmation */
const loadLogout =
  (isOver: boolean): Loader =>
  async (_deps, { path, query }) => {
    const hasClosed = isOver && query.after === "close";
    const here = withQuery(path, { after: hasClosed ? "close" : null });
    return { name: "logout", props: { isOver, hasClosed }, path: here, status: 200 };
  };

/** A page that a link in a letter leads to. Whether the link is still valid is checked when its form is sent. */
const linkPage =
  (name: "resetPassword" | "confirmEmail"): Loader =>
  async (_deps, { path, query }) => {
    const token = typeof query.token === "string" ? query.token : null;
    return { name, props: { token }, path: withQuery(path, { token }), status: token ? 200 : 400 };
  };

/**
 * A page whose button does what a letter's link is for (rules §6). The token is checked when it is pressed.
 * @param call what the button posts to
 */
const buttonPage =
  (kind: LinkButton, call: string): Loader =>
  async (_deps, { path, query }) => {
    const textIn = (value: unknown) => (typeof value === "string" ? value : null);
    const values = { search: textIn(query.search), token: textIn(query.token) };
    return {
      name: "linkButton",
      props: { kind, action: withQuery(`/api${call}`, values) },
      path: withQuery(path, values),
      status: 200,
    };
  };

/** The pages of links in letters, by their paths. */
const LINK_PAGES = [
  ["/reset_password", linkPage("resetPassword")],
  ["/confirm_email", linkPage("confirmEmail")],
  ["/newsletter/confirm", buttonPage("newsletterConfirm", "/newsletters/confirm")],
  ["/newsletter/unsubscribe", buttonPage("newsletterEnd", "/newsletters/end")],
  ["/searches/confirm", buttonPage("searchConfirm", "/saved-searches/confirm")],
  ["/searches/end", buttonPage("searchesEnd", "/saved-searches/end")],
  ["/reminders/end", buttonPage("remindersEnd", "/aftercare/end")],
] as const;

/** The visit of a letter's link. Everybody who has the link may see and cancel it (rules §5). */
const loadVisit: Loader = async ({ db, clock }, { path, query }) => {
  const token = typeof query.token === "string" ? query.token : "";
  const id = await linkedRecord({ db, clock }, "cancel visit", token);
  const row = await db
    .selectFrom("visits as v")
    .innerJoin("animals as n", "n.id", "v.animal_id")
    .where("v.id", "=", id ?? null)
    .select(["v.kind", "v.state", "v.starts_at", "v.animal_id as animalId"])
    .select(["n.name as animalName", "n.type as animalType"])
    .executeTakeFirst();
  const here = withQuery(path, { token: token || null });
  if (!row) return { name: "visit", props: { visit: null, token }, path: here, status: 404 };
  const { starts_at, state, kind, ...animal } = row;
  const visit = {
    title: visitTitle({
      ...animal,
      kind: kind as VisitKind,
      animalType: animal.animalType as "Dog" | "Cat",
    }),
    when: whenInWords(starts_at, clock.zone),
    state: state === "booked" && starts_at <= clock.now() ? ("over" as const) : (state as VisitState),
    animalId: animal.animalId,
    isHomeCheck: kind === "home_check",
    isBookable: kind === "visit",
  };
  return { name: "visit", props: { visit, token }, path: here, status: 200 };
};
