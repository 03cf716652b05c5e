import { phaseCalls } from "../../../contract/overview/phases.ts";
import { MAX_WHOLE_LIST } from "../../../contract/platform/lists.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { phasesCsv, stayPhasesCsv } from "./phases.csv.ts";
import { daysByPhase, staysByPhase } from "./phases.queries.ts";
import { answer } from "./statistics.answer.ts";

/** What the days in care waited for, for staff (rules §14). */
export const phaseRoutes: Routes = (deps) => async (app) => {
  const permission = "statistics.read";
  serveCalls(app, "statistics", phaseCalls, {
    "GET /statistics/phases": allow(permission, async ({ query }, reply) =>
      answer(reply, query, "statistics-phases", await daysByPhase(deps, query), (found) => phasesCsv(query.by, found)),
    ),
    "GET /statistics/phases/stays": allow(permission, async ({ query }, reply) => {
      const wanted = query.format === "csv" ? { ...query, page: 1, pageSize: MAX_WHOLE_LIST } : query;
      const found = await staysByPhase(deps, wanted);
      return answer(reply, query, "statistics-phases-stays", found, ({ items }) => stayPhasesCsv(items));
    }),
  });
};
