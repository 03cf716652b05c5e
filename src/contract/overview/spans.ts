/** A span of days, both ends included, as YYYY-MM-DD. */
export type Span = { from: string; to: string };

/**
 * What a span is compared with: the same days of the year before, or as many months or days right before it. The first is
 * for spans of up to a year: a longer one would be compared with a part of itself.
 */
export const AGAINST = ["year", "span"] as const;
export type Against = (typeof AGAINST)[number];

const DAY_MS = 86_400_000;
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** @returns the day so many days later */
export const daysLater = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS);

/** @returns the last day of a day's month */
export const lastOfMonth = (day: string): string =>
  isoDay(Date.UTC(Math.floor(monthsOf(day) / 12), (monthsOf(day) % 12) + 1, 0));

/** @returns the same day so many months later, or the last of that month when it has no such day */
export function monthsLater(day: string, months: number): string {
  const month = monthsOf(day) + months;
  const last = lastOfMonth(isoDay(Date.UTC(Math.floor(month / 12), month % 12, 1)));
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** @returns a span that begins on the first of a month, moved by months: one that ends with a month still does */
function moved({ from, to }: Span, months: number): Span {
  const until = monthsLater(to, months);
  const endsMonth = from.endsWith("-01") && to === lastOfMonth(to);
  return { from: monthsLater(from, months), to: endsMonth ? lastOfMonth(until) : until };
}

/** @returns what a span is compared with, when somebody asks for this */
export const againstFor = ({ from, to }: Span, asked: Against): Against =>
  to < monthsLater(from, 12) ? asked : "span";

/** @returns the span that a span is compared with (rules §14) */
export function spanBefore(span: Span, asked: Against): Span {
  const { from, to } = span;
  if (againstFor(span, asked) === "year") return moved(span, -12);
  if (from.endsWith("-01")) return moved(span, monthsOf(from) - monthsOf(to) - 1);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: daysLater(from, -days), to: daysLater(to, -days) };
}
