import { oneDecimal, percentText } from "../platform/decimals.ts";
import { currentLanguage, LOCALE } from "../texts/language.ts";
import { recordTexts } from "../texts/texts.ts";
import type { Against } from "./spans.ts";
import type { StatisticsFigures } from "./statistics.ts";

type Compared = Pick<StatisticsFigures, "rates"> & { previous?: Pick<StatisticsFigures, "rates"> | undefined };

/**
 * The live release rate and its change in a sentence. The change is that between the rates as they are shown.
 * @param when the period in words, as "this year"
 */
export function releaseSentence({ rates, previous }: Compared, when: string, against: Against): string {
  const { sentence } = recordTexts().statistics;
  const { numerator, denominator, percent } = rates.liveRelease;
  if (percent === null) return sentence.nobodyLeft(when);
  const { change, than } = sentence;
  const said = sentence.release(percentText(percent), when, String(numerator), String(denominator));
  const before = previous?.rates.liveRelease.percent ?? null;
  if (before === null) return `${said}.`;
  const tenths = Math.round(percent * 10) - Math.round(before * 10);
  if (tenths === 0) return said + change.same(than[against]);
  return said + (tenths > 0 ? change.more : change.less)(oneDecimal(Math.abs(tenths) / 10), than[against]);
}

const left = (
  { outcomesByType }: StatisticsFigures,
  ...types: readonly (keyof StatisticsFigures["outcomesByType"])[]
) => types.reduce((total, type) => total + (outcomesByType[type] ?? 0), 0);

/** What a council asks first. */
export const KEY_FIGURES = {
  came: ({ liveIntakes }) => liveIntakes,
  adopted: (figures) => left(figures, "adoption"),
  returned: (figures) => left(figures, "return_to_owner"),
  otherwise: (figures) => left(figures, "transfer_out", "return_to_field", "other_live"),
  lost: (figures) => left(figures, "died", "euthanasia", "lost"),
  here: ({ population }) => population.end,
  days: ({ lengthOfStay }) => lengthOfStay.toAdoption.median,
} as const satisfies Record<string, (figures: StatisticsFigures) => number | null>;
export const KEY_FIGURE_NAMES = Object.keys(KEY_FIGURES) as (keyof typeof KEY_FIGURES)[];

/** @returns the change between two whole numbers: "+3", "−3", "±0" */
export function signedChange(now: number, before: number): string {
  const change = Math.round(now) - Math.round(before);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "±";
  return `${sign}${new Intl.NumberFormat(LOCALE[currentLanguage()]).format(Math.abs(change))}`;
}
