import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../contract/animals/stays.ts";
import {
  type CapacityItem,
  type CapacityQuery,
  type CapacityStatistics,
  type DayPopulation,
  type FlowStatistics,
  type MonthStatistics,
  RATES,
  type Rate,
  type ReasonCount,
  type StatisticsFigures,
} from "../../../contract/overview/statistics.ts";
import { BYTE_ORDER_MARK, csvText } from "../../../contract/platform/csv.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

type Cell = string | number;

/** A figure that cannot be computed is a dash, not zero. */
const number = (value: number | null): Cell => value ?? "–";
const rateCells = ({ percent, numerator, denominator }: Rate): Cell[] => [number(percent), numerator, denominator];

/** Animals that were brought in dead have a line of their own. */
const INTAKES = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");
const OUTCOMES = OUTCOME_TYPES.filter((type) => type !== "dead_on_arrival");

const file = async (fields: readonly string[], rows: readonly Cell[][]) =>
  BYTE_ORDER_MARK + (await csvText(fields, rows));

function lengthRows(
  name: string,
  { count, mean, median, p90 }: StatisticsFigures["lengthOfStay"]["toAdoption"],
): Cell[][] {
  const { figures } = recordTexts().statistics;
  return [
    [`${name}: ${figures.count}`, count],
    [`${name}: ${figures.mean}`, number(mean)],
    [`${name}: ${figures.median}`, number(median)],
    [`${name}: ${figures.p90}`, number(p90)],
  ];
}

/** The count of a type of intake or outcome, then those of its reasons. */
function kindRows<T extends string>(
  name: string,
  type: T,
  counts: Readonly<Partial<Record<T, number>>>,
  reasons: readonly ReasonCount<T>[],
): Cell[][] {
  const { ownWords } = recordTexts().statistics;
  const given = reasons.filter((of) => of.type === type);
  return [[name, counts[type] ?? 0], ...given.map(({ reason, count }) => [`${name}: ${reason ?? ownWords}`, count])];
}

/** The figures of a period, one a line; each rate with its numerator, denominator and formula in words. */
export function summaryCsv(summary: StatisticsFigures): Promise<string> {
  const { columns, figures, rates, formulas, intakes } = recordTexts().statistics;
  const { outcomes } = recordTexts().stays;
  const { intakesByType, outcomesByType, returns30, population, lengthOfStay } = summary;
  const returned = { percent: returns30.percent, numerator: returns30.returned, denominator: returns30.adoptions };
  return file(
    [columns.figure, columns.value, columns.numerator, columns.denominator, columns.formula],
    [
      [figures.liveIntakes, summary.liveIntakes],
      ...INTAKES.flatMap((type) =>
        kindRows(`${figures.liveIntakes}: ${intakes[type]}`, type, intakesByType, summary.intakesByReason),
      ),
      [figures.outcomes, summary.outcomes],
      ...OUTCOMES.flatMap((type) =>
        kindRows(`${figures.outcomes}: ${outcomes[type]}`, type, outcomesByType, summary.outcomesByReason),
      ),
      [figures.deadOnArrival, summary.deadOnArrival],
      ...RATES.map((name) => [rates[name], ...rateCells(summary.rates[name]), formulas[name]]),
      ...lengthRows(figures.lengthOfStay, lengthOfStay),
      ...lengthRows(figures.toAdoption, lengthOfStay.toAdoption),
      ...lengthRows(figures.inShelter, lengthOfStay.inShelter),
      [figures.returned, ...rateCells(returned), formulas.returned],
      [figures.backForAnyReason, returns30.backForAnyReason],
      [figures.tooYoung, returns30.tooYoung],
      [columns.begin, population.begin],
      [columns.end, population.end],
      [figures.animalDays, summary.animalDays],
    ],
  );
}

/** One line a month, with a column for each type. */
export const monthsCsv = ({ items }: { items: readonly MonthStatistics[] }): Promise<string> =>
  eventsCsv([recordTexts().statistics.columns.month], items, ({ month }) => [month]);

/** One line a day, week or month, with a column for each type. */
export function flowCsv({ items }: { items: readonly FlowStatistics[] }): Promise<string> {
  const { from, to } = recordTexts().statistics.columns;
  return eventsCsv([from, to], items, (item) => [item.from, item.to]);
}

function eventsCsv<T extends Omit<MonthStatistics, "month">>(
  heads: readonly string[],
  items: readonly T[],
  nameOf: (item: T) => Cell[],
): Promise<string> {
  const { columns, figures, intakes } = recordTexts().statistics;
  const { outcomes } = recordTexts().stays;
  return file(
    [
      ...heads,
      columns.begin,
      figures.liveIntakes,
      ...INTAKES.map((type) => `${figures.liveIntakes}: ${intakes[type]}`),
      figures.outcomes,
      ...OUTCOMES.map((type) => `${figures.outcomes}: ${outcomes[type]}`),
      columns.end,
      columns.percent,
      columns.numerator,
      columns.denominator,
    ],
    items.map((item) => [
      ...nameOf(item),
      item.begin,
      item.liveIntakes,
      ...INTAKES.map((type) => item.intakesByType[type] ?? 0),
      item.outcomes,
      ...OUTCOMES.map((type) => item.outcomesByType[type] ?? 0),
      item.end,
      ...rateCells(item.liveRelease),
    ]),
  );
}

/** One line a day: how many animals were there at its end. */
export function populationCsv({ items }: { items: readonly DayPopulation[] }): Promise<string> {
  const { columns } = recordTexts().statistics;
  return file(
    [columns.day, columns.count],
    items.map(({ day, count }) => [day, count]),
  );
}

type By = NonNullable<CapacityQuery["by"]>;

/** The first columns of {@link capacityCsv}. */
const NAMES_OF: Readonly<Record<By, readonly (keyof CapacityItem & ("day" | "month" | "location" | "unit"))[]>> = {
  day: ["day"],
  month: ["month"],
  location: ["location"],
  unit: ["location", "unit"],
};

/** How many of the places were used, one line a day, month, location or unit; the heading has the formula. */
export function capacityCsv(by: By, { items }: CapacityStatistics): Promise<string> {
  const { columns, formulas } = recordTexts().statistics;
  const names = NAMES_OF[by];
  return file(
    [
      ...names.map((name) => columns[name]),
      columns.animalDays,
      columns.placeDays,
      `${columns.placesUsed}: ${formulas.placesUsed}`,
    ],
    items.map((item) => [
      ...names.map((name) => item[name] ?? ""),
      item.animalDays,
      item.placeDays,
      number(item.percent),
    ]),
  );
}
