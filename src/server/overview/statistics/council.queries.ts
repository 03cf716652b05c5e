import { type Span, spanBefore } from "../../../contract/overview/spans.ts";
import type { FlowStatistics, PlacesUsed, StatisticsSummary } from "../../../contract/overview/statistics.ts";
import { donatedBetween } from "../../giving/donation.queries.ts";
import type { Context } from "../../platform/context.ts";
import { may } from "../../platform/policy.ts";
import { placesUsed } from "./capacity.queries.ts";
import { bySteps, summariseBoth } from "./statistics.queries.ts";

/** Something of a year, and of the same days of the year before. */
type Both<T> = { now: T; before: T };

export type CouncilFigures = {
  summary: StatisticsSummary;
  months: Both<FlowStatistics[]>;
  places: Both<PlacesUsed>;
  /** In grosze; undefined for those who may not read donations. */
  donated: Both<number> | undefined;
};

/** Reads a year beside the same days of the one before. @param isTest whether donations are made with the sandbox */
export async function readCouncilFigures(context: Context, span: Span, isTest: boolean): Promise<CouncilFigures> {
  const { db, clock, actor } = context;
  const before = spanBefore(span, "year");
  const both = async <T>(read: (days: Span) => Promise<T>): Promise<Both<T>> => {
    const [one, other] = await Promise.all([read(span), read(before)]);
    return { now: one, before: other };
  };
  const donated = (days: Span) => donatedBetween(db, days, { zone: clock.zone, isTest });
  const [summary, months, places] = await Promise.all([
    summariseBoth(context, span),
    both((days) => bySteps(context, { ...days, by: "month" })),
    both(async (days) => (await placesUsed(context, { ...days, by: "month" })).total),
  ]);
  return { summary, months, places, donated: may(actor.role, "donations.read") ? await both(donated) : undefined };
}
