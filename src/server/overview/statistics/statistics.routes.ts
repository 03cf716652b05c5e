import { statisticsCalls } from "../../../contract/overview/statistics.ts";
import type { WithPayments } from "../../giving/payment.provider.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { placesUsed } from "./capacity.queries.ts";
import { readDonated } from "./council.queries.ts";
import { answer } from "./statistics.answer.ts";
import { capacityCsv, flowCsv, monthsCsv, populationCsv, summaryCsv } from "./statistics.csv.ts";
import { byDay, byMonth, bySteps, summariseBoth } from "./statistics.queries.ts";

/** The statistics of the shelter, for staff (rules §14). */
export const statisticsRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const permission = "statistics.read";
  serveCalls(app, "statistics", statisticsCalls, {
    "GET /statistics/summary": allow(permission, async ({ query }, reply) => {
      const against = query.format === "csv" ? "none" : query.against;
      return answer(reply, query, "statistics", await summariseBoth(deps, { ...query, against }), summaryCsv);
    }),
    "GET /statistics/flow": allow(permission, async ({ query }, reply) => {
      const by = query.by ?? "month";
      return answer(reply, query, `statistics-${by}s`, { items: await bySteps(deps, { ...query, by }) }, flowCsv);
    }),
    "GET /statistics/donations": allow("donations.read", ({ query: { against = "year", ...span } }) =>
      readDonated(deps, span, { against, isTest: deps.payments?.isTest ?? false }),
    ),
    "GET /statistics/months": allow(permission, async ({ query }, reply) =>
      answer(reply, query, "statistics-months", { items: await byMonth(deps, query) }, monthsCsv),
    ),
    "GET /statistics/population": allow(permission, async ({ query }, reply) =>
      answer(reply, query, "statistics-population", { items: await byDay(deps, query) }, populationCsv),
    ),
    "GET /statistics/capacity": allow(permission, async ({ query }, reply) => {
      const by = query.by ?? "month";
      const used = await placesUsed(deps, { ...query, by });
      return answer(reply, query, `statistics-capacity-${by}`, used, (figures) => capacityCsv(by, figures));
    }),
  });
};
