import { councilCalls } from "../../../contract/overview/council.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { requireBegun } from "../../animals/papers/animal-paper.routes.ts";
import { today } from "../../base/clock.ts";
import type { WithPayments } from "../../giving/payment.provider.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { drawPaper, sendPdf } from "../../platform/papers/drawing.ts";
import { logoPicture } from "../../platform/papers/logo.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { serverTexts } from "../../texts/texts.ts";
import { councilPdf } from "./council.pdf.ts";
import { readCouncilFigures } from "./council.queries.ts";

/** A year beside the one before, on one page for the council (rules §14). */
export const councilRoutes: Routes<WithPayments> = (deps) => async (app) =>
  serveCalls(app, "papers", councilCalls, {
    "GET /statistics/council": commandRoutes(deps).inContext(
      "statistics.read",
      async (context, { query: { year } }, reply) => {
        requireBegun(year, deps.clock);
        const day = today(deps.clock);
        const last = `${year}-12-31`;
        const span = { from: `${year}-01-01`, to: last < day ? last : day };
        const figures = await readCouncilFigures(context, span, deps.payments?.isTest ?? false);
        const logo = await logoPicture(deps, shelter().logoId);
        const bytes = await drawPaper(() => councilPdf(year, figures, { now: deps.clock.now(), day, logo }));
        return sendPdf(reply, serverTexts().animalPapers.council.fileName(year), bytes);
      },
    ),
  });
