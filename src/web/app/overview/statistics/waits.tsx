import { Anchor, Group, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { isNeedlessPhase, needlessFirst, type WaitPhase } from "../../../../contract/animals/wait-phases.ts";
import type { PhaseItem, PhaseStatistics } from "../../../../contract/overview/phases.ts";
import { phasesPlot, stepsBetween, stepsOf } from "../../../../contract/overview/statistics-plots.ts";
import { oneDecimal, percentText } from "../../../../contract/platform/decimals.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { RateFact } from "./figures.tsx";
import { whole } from "./numbers.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { AsTable, CsvLink, SmallTable } from "./small-table.tsx";
import { type Asked, csvAddress } from "./statistics-address.ts";
import { LongestStays } from "./waits-of-stays.tsx";

const shareOf = (days: number, total: number) => (total === 0 ? null : (100 * days) / total);
const nameOf = (phase: WaitPhase) => {
  const name = recordTexts().waiting.phases[phase];
  return isNeedlessPhase(phase) ? overviewTexts().statistics.waits.forUs(name) : name;
};

/** What the days in care of the period waited for, those that only waited for us first (decision 0085). */
export function Waits({ asked }: { asked: Asked }) {
  const text = overviewTexts().statistics;
  const by = stepsOf(asked);
  // Once for the whole and its steps: of many years this takes seconds.
  const query = useQuery(apiQuery("GET /statistics/phases", { query: { ...asked, by } }));
  return (
    <Section title={text.waits.title}>
      {query.isPending && <Counting asked={asked} />}
      <Loaded query={query} failed={text.loadFailed}>
        {(all) => (
          <>
            <Summary all={all} />
            <PlotFigure plot={phasesPlot(all.items, by, stepsBetween(asked, by))} height={280} />
            <p className="fact-detail">{text.waits.marked}</p>
            <AsTable className="is-printed" text={text.waits.byPhase}>
              <ByPhase all={all} />
            </AsTable>
            <AsTable text={text.waits.byLocation}>
              <ByLocation asked={asked} />
            </AsTable>
            <AsTable text={text.waits.byStay}>
              <LongestStays asked={asked} />
            </AsTable>
          </>
        )}
      </Loaded>
      <Files asked={asked} />
    </Section>
  );
}

/** From so many years on, somebody who waits is told what for. */
const LONG_YEARS = 2;

/** Says that every day of many years is being counted. */
function Counting({ asked: { from, to } }: { asked: Asked }) {
  const years = Math.ceil((Date.parse(to) - Date.parse(from)) / (365 * 86_400_000));
  if (years < LONG_YEARS) return null;
  return (
    <Group role="status" gap="0.6rem" wrap="nowrap">
      <Loader size="sm" aria-hidden /> {overviewTexts().statistics.waits.counting(years)}
    </Group>
  );
}

function Summary({ all: { total, needless, stays } }: { all: PhaseStatistics }) {
  const text = overviewTexts().statistics.waits;
  return (
    <dl className="statistics-rates">
      <RateFact
        name={text.needless}
        rate={{ numerator: needless, denominator: total, percent: shareOf(needless, total) }}
        formula={recordTexts().statistics.formulas.needless}
      />
      <div>
        <dt>{text.each}</dt>
        <dd>
          <strong>{oneDecimal(stays === 0 ? null : needless / stays)}</strong>
          <span className="fact-detail">{text.inStays(whole(needless), whole(stays))}</span>
          <Anchor component={Link} to="/admin/waiting" className="no-print">
            {text.toWaiting}
          </Anchor>
        </dd>
      </div>
    </dl>
  );
}

function ByPhase({ all: { phases, total } }: { all: PhaseStatistics }) {
  const text = overviewTexts().statistics.waits;
  const { columns } = recordTexts().statistics;
  const found = needlessFirst().flatMap((phase) => phases.filter((item) => item.phase === phase));
  return (
    <SmallTable
      title={text.byPhase}
      heads={[text.phase, columns.allDays, text.share, columns.stays, text.eachStay]}
      rows={found.map(({ phase, days, stays }): [string, ...string[]] => [
        nameOf(phase),
        whole(days),
        percentText(shareOf(days, total)),
        whole(stays),
        oneDecimal(days / stays),
      ])}
    />
  );
}

const sum = (items: readonly PhaseItem[]) => items.reduce((total, { days }) => total + days, 0);

function ByLocation({ asked }: { asked: Asked }) {
  const text = overviewTexts().statistics;
  const { columns, inNoUnit } = recordTexts().statistics;
  const query = useQuery(apiQuery("GET /statistics/phases", { query: { ...asked, by: "location" } }));
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {({ items }) => (
        <SmallTable
          title={text.waits.byLocation}
          heads={[columns.location, columns.allDays, columns.needlessDays, text.waits.share]}
          rows={[...Map.groupBy(items, ({ locationId }) => locationId).values()].map((group): [string, ...string[]] => {
            const [days, needless] = [sum(group), sum(group.filter(({ phase }) => isNeedlessPhase(phase)))];
            return [group[0]?.location ?? inNoUnit, whole(days), whole(needless), percentText(shareOf(needless, days))];
          })}
        />
      )}
    </Loaded>
  );
}

function Files({ asked }: { asked: Asked }) {
  const { waits } = overviewTexts().statistics;
  const { columns } = recordTexts().statistics;
  const file = (of: string) => `${waits.title} (${of})`;
  return (
    <Group gap="0.25rem 1.5rem">
      <CsvLink of={file(columns.waitsFor)} address={csvAddress("GET /statistics/phases", asked)} />
      {(["month", "location"] as const).map((by) => (
        <CsvLink key={by} of={file(columns[by])} address={csvAddress("GET /statistics/phases", { ...asked, by })} />
      ))}
      <CsvLink of={file(waits.stay)} address={csvAddress("GET /statistics/phases/stays", asked)} />
    </Group>
  );
}
