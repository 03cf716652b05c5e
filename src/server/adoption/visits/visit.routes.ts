import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { visitPlanCalls } from "../../../contract/adoption/visit-plan.ts";
import { type Visit, visitCalls } from "../../../contract/adoption/visits.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { requireSeenVersions } from "../../platform/http/if-match.ts";
import { ByToken, redirectToPage, serveForm } from "../../platform/mail/link.routes.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { dateHomeCheck, readAdoptionVisits } from "./visit.adoption.ts";
import { calendarFile } from "./visit.calendar.ts";
import { bookVisit, cancelByToken, cancelVisit, moveVisit, recordVisitOutcome } from "./visit.commands.ts";
import { findVisitedAnimal, visitRefusal } from "./visit.conditions.ts";
import { freeSlots } from "./visit.free.ts";
import { readPlan, savePlan } from "./visit.plan.ts";
import { presentVisit, requireVisit, visitsOfUser } from "./visit.queries.ts";

/** The query of a visit's letter; `language` is that of the page with the button. */
const ByLetter = ByToken.extend({ language: z.enum(LANGUAGES).optional().catch(undefined) });

type WithId = FastifyRequest & { params: { id: number } };

/** Visits to animals, home checks, and when visitors may come (rules §5). */
export const visitRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db, clock, settings } = deps;
  const present = async (request: FastifyRequest, id: number): Promise<Visit> =>
    presentVisit(await requireVisit(db, id, signedIn(request)), signedIn(request), clock);
  /** A change of one visit; it answers the visit as it is afterwards. */
  const change =
    <Body>(take: (request: WithId & { body: Body }) => Promise<void>) =>
    async (request: WithId & { body: Body }): Promise<Visit> => {
      await take(request);
      return present(request, request.params.id);
    };

  serveCalls(app, "visits", visitCalls, {
    "GET /animals/:id/visit-slots": allow("visits.slots", async ({ params: { id }, query, actor }) => {
      const animal = await findVisitedAnimal({ db, clock }, id);
      const { plan } = await readPlan(db);
      const closed = await visitRefusal(db, actor, id, animal);
      if (closed) return { closed, minutes: plan.minutes, items: [], nextFrom: null };
      const visiting = { animalId: id, userId: actor.role === "user" ? actor.personId : null };
      const { items, nextFrom } = await freeSlots({ db, clock }, plan, visiting, {
        from: query.from ?? today(clock),
      });
      return {
        closed: null,
        minutes: plan.minutes,
        items: items.map(({ startsAt }) => startsAt.toISOString()),
        nextFrom,
      };
    }),
    "POST /visits": inContext("visits.book", async (context, request) =>
      present(request, await bookVisit(context, request.body)),
    ),
    "GET /visits/me": inContext("visits.book", async (context, { query }) => {
      const actor = context.actor;
      const page = await visitsOfUser(db, actor.personId, query);
      return { ...page, items: page.items.map((visit) => presentVisit(visit, actor, clock)) };
    }),
    "GET /visits/:id": allow("visits.read", (request) => present(request, request.params.id)),
    "PUT /visits/:id": {
      permission: "visits.write",
      handler: change((request) => moveVisit(contextOf(deps, request), request.params.id, request.body)),
    },
    "POST /visits/:id/cancel": {
      permission: "visits.cancel",
      handler: change((request) => cancelVisit(contextOf(deps, request), request.params.id)),
    },
    "POST /visits/:id/outcome": {
      permission: "visits.write",
      handler: change((request) => recordVisitOutcome(contextOf(deps, request), request.params.id, request.body)),
    },
    "GET /visits/:id/calendar": inContext("visits.read", async (context, { params }, reply) => {
      const visit = await requireVisit(db, params.id, context.actor);
      const isCancelled = visit.state === "cancelled";
      const url = `${settings.publicUrl}/user_page/visits`;
      const file = calendarFile(visit, { publicUrl: settings.publicUrl, now: clock.now(), url, isCancelled });
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="visit-${visit.id}.ics"`)
        .send(file);
    }),
    "GET /adoptions/:id/visits": onRecord("adoptions.read", readAdoptionVisits),
    "PUT /adoptions/:id/home-check": onRecord("adoptions.stepAsStaff", dateHomeCheck),
  });

  serveCalls(app, "visits", visitPlanCalls, {
    "GET /visit-plan": allow("visitPlan.read", async () => {
      const { plan, version } = await readPlan(db);
      return { ...plan, version };
    }),
    "PUT /visit-plan": inContext("visitPlan.write", async (context, request) => {
      const { plan, version } = await savePlan(context, request.body, requireSeenVersions(request));
      return { ...plan, version };
    }),
  });

  // The button of the page that a letter's link opens: opening the page changes nothing.
  const options = { permission: "visits.cancelByLink" as const, tags: ["visits"], querystring: ByLetter };
  await serveForm(app, "/visits/cancel", options, async ({ query }, reply) => {
    const { token = "", language } = query;
    await cancelByToken({ db, clock, settings }, token);
    return redirectToPage(reply, `/visit?token=${encodeURIComponent(token)}`, language);
  });
};
