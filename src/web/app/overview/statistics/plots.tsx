import { useQuery } from "@tanstack/react-query";
import type { DayPopulation, MonthStatistics } from "../../../../contract/overview/statistics.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay, localMonth } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { percentText, whole } from "./numbers.ts";
import { Plot } from "./plot.tsx";
import { AsTable, CsvLink, SmallTable } from "./small-table.tsx";
import { type Asked, csvAddress } from "./statistics-address.ts";

/** Intakes and outcomes by month; the table is printed too. */
export function Months({ asked }: { asked: Asked }) {
  const text = appTexts().statistics;
  const query = useQuery(apiQuery("GET /statistics/months", { query: asked }));
  return (
    <Section title={text.byMonth}>
      <Loaded query={query} failed={text.loadFailed}>
        {({ items }) => (
          <>
            <Plot
              title={text.byMonth}
              series={[
                { name: text.intakesShort, values: items.map(({ liveIntakes }) => liveIntakes) },
                { name: text.outcomesShort, values: items.map(({ outcomes }) => outcomes) },
              ]}
              first={monthText(items[0])}
              last={monthText(items.at(-1))}
            />
            <AsTable className="is-printed">
              <MonthTable items={items} />
            </AsTable>
          </>
        )}
      </Loaded>
      <CsvLink of={text.byMonth} address={csvAddress("GET /statistics/months", asked)} />
    </Section>
  );
}

/** The running month has only some of its days yet. */
function monthText(of: MonthStatistics | undefined): string {
  if (!of) return "";
  const month = localMonth(of.month);
  return of.month === shelterToday().slice(0, 7) ? appTexts().statistics.soFar(month) : month;
}

function MonthTable({ items }: { items: readonly MonthStatistics[] }) {
  const { columns } = recordTexts().statistics;
  const text = appTexts().statistics;
  return (
    <SmallTable
      title={text.byMonth}
      heads={[columns.month, columns.begin, text.intakesShort, text.outcomesShort, columns.end, columns.percent]}
      rows={items.map((month): [string, ...string[]] => [
        monthText(month),
        whole(month.begin),
        whole(month.liveIntakes),
        whole(month.outcomes),
        whole(month.end),
        percentText(month.liveRelease.percent),
      ])}
    />
  );
}

/** The animals in care at the end of each day. */
export function Population({ asked }: { asked: Asked }) {
  const text = appTexts().statistics;
  const query = useQuery(apiQuery("GET /statistics/population", { query: asked }));
  return (
    <Section title={text.byDay}>
      <Loaded query={query} failed={text.loadFailed}>
        {({ items }) => (
          <>
            <Plot
              title={text.byDay}
              series={[{ name: text.byDay, values: items.map(({ count }) => count) }]}
              first={dayText(items[0])}
              last={dayText(items.at(-1))}
            />
            <AsTable>
              <DayTable items={items} />
            </AsTable>
          </>
        )}
      </Loaded>
      <CsvLink of={text.byDay} address={csvAddress("GET /statistics/population", asked)} />
    </Section>
  );
}

const dayText = (of: DayPopulation | undefined) => (of ? localDay(of.day) : "");

function DayTable({ items }: { items: readonly DayPopulation[] }) {
  const { columns } = recordTexts().statistics;
  return (
    <SmallTable
      title={appTexts().statistics.byDay}
      heads={[columns.day, columns.count]}
      rows={items.map(({ day, count }): [string, string] => [localDay(day), whole(count)])}
    />
  );
}
