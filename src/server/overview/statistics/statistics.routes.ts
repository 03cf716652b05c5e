import type { FastifyReply } from "fastify";
import { type StatisticsQuery, statisticsCalls } from "../../../contract/overview/statistics.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { placesUsed } from "./capacity.queries.ts";
import { capacityCsv, monthsCsv, populationCsv, summaryCsv } from "./statistics.csv.ts";
import { byDay, byMonth, summarise } from "./statistics.queries.ts";

/** Answers a CSV file that is named after its period. */
async function sendCsv(reply: FastifyReply, name: string, { from, to }: StatisticsQuery, text: Promise<string>) {
  const file = Buffer.from(await text);
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}-${from}-${to}.csv"`)
    .send(file);
}

/** The statistics of the shelter, for staff (rules §14). */
export const statisticsRoutes: Routes = (deps) => async (app) => {
  const permission = "statistics.read";
  serveCalls(app, "statistics", statisticsCalls, {
    "GET /statistics/summary": {
      permission,
      async handler({ query }, reply) {
        const summary = await summarise(deps, query);
        return query.format === "csv" ? sendCsv(reply, "statistics", query, summaryCsv(summary)) : summary;
      },
    },
    "GET /statistics/months": {
      permission,
      async handler({ query }, reply) {
        const items = await byMonth(deps, query);
        return query.format === "csv" ? sendCsv(reply, "statistics-months", query, monthsCsv(items)) : { items };
      },
    },
    "GET /statistics/population": {
      permission,
      async handler({ query }, reply) {
        const items = await byDay(deps, query);
        return query.format === "csv"
          ? sendCsv(reply, "statistics-population", query, populationCsv(items))
          : { items };
      },
    },
    "GET /statistics/capacity": {
      permission,
      async handler({ query }, reply) {
        const by = query.by ?? "month";
        const used = await placesUsed(deps, { ...query, by });
        return query.format === "csv"
          ? sendCsv(reply, `statistics-capacity-${by}`, query, capacityCsv(by, used))
          : used;
      },
    },
  });
};
