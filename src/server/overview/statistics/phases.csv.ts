import { isNeedlessPhase, WAIT_PHASES, type WaitPhase } from "../../../contract/animals/wait-phases.ts";
import type { PhaseItem, PhaseStatistics, PhasesQuery, StayPhases } from "../../../contract/overview/phases.ts";
import { BYTE_ORDER_MARK, csvText } from "../../../contract/platform/csv.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

type Cell = string | number;

const file = async (fields: readonly string[], rows: readonly Cell[][]) =>
  BYTE_ORDER_MARK + (await csvText(fields, rows));

const sum = (parts: readonly { days: number }[]) => parts.reduce((total, { days }) => total + days, 0);

/** A column for each phase, then all days and those that only waited for us. */
const heads = (): string[] => {
  const { columns } = recordTexts().statistics;
  return [...WAIT_PHASES.map((phase) => recordTexts().waiting.phases[phase]), columns.allDays, columns.needlessDays];
};

const cells = (parts: readonly { phase: WaitPhase; days: number }[]): Cell[] => [
  ...WAIT_PHASES.map((wanted) => sum(parts.filter(({ phase }) => phase === wanted))),
  sum(parts),
  sum(parts.filter(({ phase }) => isNeedlessPhase(phase))),
];

/** The first columns of a group. */
const NAMES: Readonly<Record<NonNullable<PhasesQuery["by"]>, (item: PhaseItem) => Cell[]>> = {
  day: ({ from = "" }) => [from],
  week: ({ from = "", to = "" }) => [from, to],
  month: ({ from = "" }) => [from.slice(0, 7)],
  location: ({ location }) => [location ?? recordTexts().statistics.inNoUnit],
};

/** One line a phase; with `by` one a step or location, with a column for each phase. */
export function phasesCsv(by: PhasesQuery["by"], { items }: PhaseStatistics): Promise<string> {
  const { columns } = recordTexts().statistics;
  if (by === undefined) {
    const rows = items.map(({ phase, days, stays }) => [recordTexts().waiting.phases[phase], days, stays]);
    return file([columns.waitsFor, columns.allDays, columns.stays], rows);
  }
  const named = by === "week" ? [columns.from, columns.to] : [columns[by]];
  const groups = Map.groupBy(items, (item) => `${item.from} ${item.locationId}`);
  const rows = [...groups.values()].map((group) => [...NAMES[by](group[0] as PhaseItem), ...cells(group)]);
  return file([...named, ...heads()], rows);
}

/** One line a stay, with a column for each phase. */
export function stayPhasesCsv(items: readonly StayPhases[]): Promise<string> {
  const { columns } = recordTexts().statistics;
  return file(
    [columns.animal, columns.from, columns.to, ...heads()],
    items.map(({ animal, intakeOn, outcomeOn, phases }) => [animal.name, intakeOn, outcomeOn ?? "", ...cells(phases)]),
  );
}
