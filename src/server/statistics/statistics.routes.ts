import type { FastifyReply } from "fastify";
import { type StatisticsQuery, statisticsCalls } from "../../contract/statistics.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { placesUsed } from "./capacity.queries.ts";
import { capacityCsv, monthsCsv, populationCsv, summaryCsv } from "./statistics.csv.ts";
import { byDay, byMonth, summarise } from "./statistics.queries.ts";

/** Answers a CSV file that is named after its period. */
function sendCsv(reply: FastifyReply, name: string, { from, to }: StatisticsQuery, text: string): FastifyReply {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}-${from}-${to}.csv"`)
    .send(Buffer.from(text));
}

/** The statistics of the shelter, for staff (rules §14). */
export const statisticsRoutes: Routes = (deps) => async (app) => {
  const permission = "statistics.read";
  serveCalls(app, "statistics", statisticsCalls, {
    "GET /statistics/summary": {
      permission,
      async handler({ query }, reply) {
        const summary = await summarise(deps, query);
        if (query.format !== "csv") return summary;
        return sendCsv(reply, "statistics", query, await summaryCsv(summary));
      },
    },
    "GET /statistics/months": {
      permission,
      async handler({ query }, reply) {
        const items = await byMonth(deps, query);
        if (query.format !== "csv") return { items };
        return sendCsv(reply, "statistics-months", query, await monthsCsv(items));
      },
    },
    "GET /statistics/population": {
      permission,
      async handler({ query }, reply) {
        const items = await byDay(deps, query);
        if (query.format !== "csv") return { items };
        return sendCsv(reply, "statistics-population", query, await populationCsv(items));
      },
    },
    "GET /statistics/capacity": {
      permission,
      async handler({ query }, reply) {
        const by = query.by ?? "month";
        const used = await placesUsed(deps, { ...query, by });
        if (query.format !== "csv") return used;
        return sendCsv(reply, `statistics-capacity-${by}`, query, await capacityCsv(by, used));
      },
    },
  });
};
