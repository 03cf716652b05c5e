import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { visitPlanCalls } from "../../../contract/adoption/visit-plan.ts";
import { type Visit, visitCalls } from "../../../contract/adoption/visits.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { today } from "../../platform/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { requireSeenVersions } from "../../platform/http/if-match.ts";
import { ByToken, redirectToPage, serveForm } from "../../platform/mail/link.routes.ts";
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
    "GET /animals/:id/visit-slots": {
      permission: "visits.slots",
      async handler({ params: { id }, query, actor }) {
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
      },
    },
    "POST /visits": {
      permission: "visits.book",
      handler: async (request) => present(request, await bookVisit(contextOf(deps, request), request.body)),
    },
    "GET /visits/me": {
      permission: "visits.book",
      async handler(request) {
        const actor = signedIn(request);
        const page = await visitsOfUser(db, actor.personId, request.query);
        return { ...page, items: page.items.map((visit) => presentVisit(visit, actor, clock)) };
      },
    },
    "GET /visits/:id": {
      permission: "visits.read",
      handler: (request) => present(request, request.params.id),
    },
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
    "GET /visits/:id/calendar": {
      permission: "visits.read",
      async handler(request, reply) {
        const visit = await requireVisit(db, request.params.id, signedIn(request));
        const isCancelled = visit.state === "cancelled";
        const url = `${settings.publicUrl}/user_page/visits`;
        const file = calendarFile(visit, { publicUrl: settings.publicUrl, now: clock.now(), url, isCancelled });
        return reply
          .type("text/calendar; charset=utf-8")
          .header("content-disposition", `attachment; filename="visit-${visit.id}.ics"`)
          .send(file);
      },
    },
    "GET /adoptions/:id/visits": {
      permission: "adoptions.read",
      handler: (request) => readAdoptionVisits(contextOf(deps, request), request.params.id),
    },
    "PUT /adoptions/:id/home-check": {
      permission: "adoptions.stepAsStaff",
      handler: (request) => dateHomeCheck(contextOf(deps, request), request.params.id, request.body),
    },
  });

  serveCalls(app, "visits", visitPlanCalls, {
    "GET /visit-plan": {
      permission: "visitPlan.read",
      async handler() {
        const { plan, version } = await readPlan(db);
        return { ...plan, version };
      },
    },
    "PUT /visit-plan": {
      permission: "visitPlan.write",
      async handler(request) {
        const { plan, version } = await savePlan(contextOf(deps, request), request.body, requireSeenVersions(request));
        return { ...plan, version };
      },
    },
  });

  // The button of the page that a letter's link opens: opening the page changes nothing.
  const options = { permission: "visits.cancelByLink" as const, tags: ["visits"], querystring: ByLetter };
  await serveForm(app, "/visits/cancel", options, async ({ query }, reply) => {
    const { token = "", language } = query;
    await cancelByToken({ db, clock, settings }, token);
    return redirectToPage(reply, `/visit?token=${encodeURIComponent(token)}`, language);
  });
};
