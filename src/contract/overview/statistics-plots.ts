import { needlessFirst, type WaitPhase } from "../animals/wait-phases.ts";
import type { Plot, Series, Step } from "../platform/plot/plot.ts";
import { LOOK } from "../platform/plot/series.ts";
import { recordTexts } from "../texts/texts.ts";
import type { PhaseItem } from "./phases.ts";
import { type Against, daysLater, lastOfMonth, type Span } from "./spans.ts";
import type { CapacityItem, DayPopulation, FlowStatistics } from "./statistics.ts";

type By = Plot["by"];
type Flow = readonly FlowStatistics[];
/** What a plot is compared with; absent while it is on its way, and where nothing is compared. */
type Before<T> = { items: readonly T[]; against: Against } | undefined;

/** Up to so many days are shown one by one, up to so many more as weeks, longer spans as months. */
const DAYS = 35;
const WEEKS = 185;
/** As many kinds of intakes have a colour of their own; the others share one. */
const KINDS = 4;
const OTHERS = 5;

/** @returns the steps in which a span is shown */
export function stepsOf({ from, to }: Span): By {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days <= DAYS ? "day" : days <= WEEKS ? "week" : "month";
}

/** @returns each day, week or month of a span, with its first and last day in it */
export function stepsBetween({ from, to }: Span, by: By): Step[] {
  const steps: Step[] = [];
  for (let first = from; first <= to; ) {
    const last = { day: first, week: daysLater(first, 6), month: lastOfMonth(first) }[by];
    steps.push({ from: first, to: last < to ? last : to });
    first = daysLater(last, 1);
  }
  return steps;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const hasAny = ({ values }: Series) => values.some((value) => value !== null && value > 0);

/** The year before as a dotted line, step by step beside this one. */
function beforeSeries<T>(
  what: string,
  steps: readonly Step[],
  before: Before<T>,
  value: (item: T) => number,
): Series[] {
  if (!before) return [];
  const { items, against } = before;
  const name = capitalised(recordTexts().statistics.plots.before[against](what));
  const values = steps.map((_, step) => (items[step] === undefined ? null : value(items[step])));
  return [{ name, form: "line" as const, look: LOOK.before, values }].filter(hasAny);
}

/** Which animals came on one day of last year says nothing about the same day of this one. */
const ofFlow = (by: By, before: Before<FlowStatistics>) => (by === "day" ? undefined : before);

/** Who left, by kind: the live outcomes first, on top those that were not. */
export function leftPlot(items: Flow, by: By, before?: Before<FlowStatistics>): Plot {
  const { plots } = recordTexts().statistics;
  const { outcomes } = recordTexts().stays;
  const kinds = [
    [outcomes.adoption, ["adoption"]],
    [outcomes.return_to_owner, ["return_to_owner"]],
    [outcomes.transfer_out, ["transfer_out"]],
    [plots.otherwiseAlive, ["return_to_field", "other_live"]],
    [plots.lost, ["died", "euthanasia", "lost"]],
  ] as const;
  const stacks = kinds.map(([name, types], look): Series => {
    const values = items.map(({ outcomesByType }) => types.reduce((sum, type) => sum + (outcomesByType[type] ?? 0), 0));
    return { name: capitalised(name), form: "stack", look, values };
  });
  const line = beforeSeries(plots.allLeft, items, ofFlow(by, before), ({ outcomes }) => outcomes);
  return { title: plots.left, unit: plots.animals, by, steps: items, series: [...stacks.filter(hasAny), ...line] };
}

/** Who came, by kind: the most frequent ones, and the others together. */
export function camePlot(items: Flow, by: By, before?: Before<FlowStatistics>): Plot {
  const { plots, intakes } = recordTexts().statistics;
  const total: Partial<Record<keyof typeof intakes, number>> = {};
  for (const { intakesByType } of items) {
    for (const type of Object.keys(intakesByType) as (keyof typeof intakes)[])
      total[type] = (total[type] ?? 0) + (intakesByType[type] ?? 0);
  }
  const types = (Object.keys(total) as (keyof typeof intakes)[]).sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0));
  const own = types.length > KINDS + 1 ? types.slice(0, KINDS) : types;
  const stacks = own.map((type, look): Series => {
    const values = items.map(({ intakesByType }) => intakesByType[type] ?? 0);
    return { name: capitalised(intakes[type]), form: "stack", look, values };
  });
  const rest = items.map(({ liveIntakes }, step) =>
    stacks.reduce((left, { values }) => left - (values[step] ?? 0), liveIntakes),
  );
  const others: Series = { name: capitalised(plots.otherIntakes), form: "stack", look: OTHERS, values: rest };
  const line = beforeSeries(plots.allCame, items, ofFlow(by, before), ({ liveIntakes }) => liveIntakes);
  const series = [...stacks, others].filter(hasAny);
  return { title: plots.came, unit: plots.animals, by, steps: items, series: [...series, ...line] };
}

const daySteps = (items: readonly { day?: string | undefined }[]): Step[] =>
  items.map(({ day = "" }) => ({ from: day, to: day }));

/** The animals in care at the end of each day. */
export function carePlot(items: readonly DayPopulation[], before?: Before<DayPopulation>): Plot {
  const { plots } = recordTexts().statistics;
  const steps = daySteps(items);
  const now: Series = {
    name: capitalised(plots.inCare),
    form: "area",
    look: 0,
    values: items.map(({ count }) => count),
  };
  const line = beforeSeries(plots.inCare, steps, before, ({ count }) => count);
  return { title: plots.care, unit: plots.animals, by: "day", steps, series: [now, ...line] };
}

/** The animals in units at the end of each day, and the places that there were. @param items by day */
export function placesPlot(items: readonly CapacityItem[]): Plot {
  const { plots } = recordTexts().statistics;
  const series: Series[] = [
    { name: capitalised(plots.inUnits), form: "area", look: 0, values: items.map(({ animalDays }) => animalDays) },
    {
      name: capitalised(plots.openPlaces),
      form: "line",
      look: LOOK.limit,
      values: items.map(({ placeDays }) => placeDays),
    },
  ];
  return { title: plots.places, unit: plots.animals, by: "day", steps: daySteps(items), series };
}

/** The looks of phases: those that only wait for us have one colour, the others that of their kind. */
const PHASE_LOOKS: Readonly<Record<WaitPhase, number>> = {
  exam: 4,
  profile: 6,
  unpublished: 7,
  staff: 8,
  hold: 0,
  quarantine: 9,
  treatment: 1,
  foster: 2,
  unasked: 3,
  adopter: 5,
  appointment: 10,
  contract: 11,
};

/** The days in care by what they waited for: at the bottom those that only waited for us. @param items of steps */
export function phasesPlot(items: readonly PhaseItem[], by: By, steps: readonly Step[]): Plot {
  const { plots } = recordTexts().statistics;
  const places = new Map(steps.map(({ from }, place) => [from, place]));
  const series = needlessFirst().map((phase): Series => {
    const values: number[] = steps.map(() => 0);
    for (const { from = "", days } of items.filter((item) => item.phase === phase))
      values[places.get(from) ?? 0] = days;
    return { name: recordTexts().waiting.phases[phase], form: "stack", look: PHASE_LOOKS[phase], values };
  });
  return { title: plots.waited, unit: plots.days, by, steps, series: series.filter(hasAny) };
}
