import { type Against, type Span, spanBefore } from "../../../contract/overview/spans.ts";
import type {
  DonatedStatistics,
  FlowStatistics,
  PlacesUsed,
  StatisticsSummary,
} from "../../../contract/overview/statistics.ts";
import { may } from "../../base/policy.ts";
import type { Context, System } from "../../database/context.ts";
import { donatedBetween } from "../../giving/donation.queries.ts";
import { placesUsed } from "./capacity.queries.ts";
import { bySteps, summariseBoth } from "./statistics.queries.ts";

/** Something of a year, and of the same days of the year before. */
type Both<T> = { now: T; before: T };

export type CouncilFigures = {
  summary: StatisticsSummary;
  months: Both<FlowStatistics[]>;
  places: Both<PlacesUsed>;
  /** In grosze; undefined for those who may not read donations. */
  donated: DonatedStatistics | undefined;
};

/** Reads a year beside the same days of the one before. @param isTest whether donations are made with the sandbox */
export async function readCouncilFigures(context: Context, span: Span, isTest: boolean): Promise<CouncilFigures> {
  const before = spanBefore(span, "year");
  const both = async <T>(read: (days: Span) => Promise<T>): Promise<Both<T>> => {
    const [one, other] = await Promise.all([read(span), read(before)]);
    return { now: one, before: other };
  };
  const mayRead = may(context.actor, "donations.read");
  const [summary, months, places] = await Promise.all([
    summariseBoth(context, span),
    both((days) => bySteps(context, { ...days, by: "month" })),
    both(async (days) => (await placesUsed(context, { ...days, by: "month" })).total),
  ]);
  return {
    summary,
    months,
    places,
    donated: mayRead ? await readDonated(context, span, { against: "year", isTest }) : undefined,
  };
}

/** What was donated in a span, and in the one that it is compared with. */
export async function readDonated(
  { db, clock }: System,
  { from, to }: Span,
  { against, isTest }: { against: Against; isTest: boolean },
): Promise<DonatedStatistics> {
  const on = async (days: Span) => ({ ...days, grosze: await donatedBetween(db, days, { zone: clock.zone, isTest }) });
  const [now, previous] = await Promise.all([on({ from, to }), on(spanBefore({ from, to }, against))]);
  return { ...now, previous };
}
