import { inspectionCalls } from "../../../contract/overview/inspection.ts";
import { requireBegun } from "../../animals/papers/animal-paper.routes.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { drawPaper, sendPdf } from "../../platform/papers/drawing.ts";
import { serverTexts } from "../../texts/texts.ts";
import { inspectionPdf } from "./inspection.pdf.ts";
import { readInspectionFigures } from "./inspection.queries.ts";

/** The figures of a year for the veterinary inspection (rules §14). */
export const inspectionRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "papers", inspectionCalls, {
    "GET /statistics/inspection": allow("statistics.read", async ({ query: { year } }, reply) => {
      requireBegun(year, deps.clock);
      const day = today(deps.clock);
      const last = `${year}-12-31`;
      const figures = await readInspectionFigures(deps, { from: `${year}-01-01`, to: last < day ? last : day });
      const bytes = await drawPaper(() => inspectionPdf(year, figures, { now: deps.clock.now(), day }));
      return sendPdf(reply, serverTexts().animalPapers.inspection.fileName(year), bytes);
    }),
  });
