import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { CapacityItem } from "../../../../contract/overview/statistics.ts";
import { placesPlot } from "../../../../contract/overview/statistics-plots.ts";
import { percentText } from "../../../../contract/platform/decimals.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay, localMonth } from "../../../format.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { RateFact } from "./figures.tsx";
import { whole } from "./numbers.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { AsTable, CsvLink, SmallTable } from "./small-table.tsx";
import { type Asked, csvAddress } from "./statistics-address.ts";

type By = "day" | "month" | "location" | "unit";

const capacityQuery = (asked: Asked, by: By) => apiQuery("GET /statistics/capacity", { query: { ...asked, by } });

/** How much of the places was used: in the period, day by day, and by month and location. */
export function Capacity({ asked }: { asked: Asked }) {
  const text = overviewTexts().statistics;
  const { columns, formulas } = recordTexts().statistics;
  const byDay = useQuery(capacityQuery(asked, "day"));
  return (
    <Section title={text.capacity}>
      <Loaded query={byDay} failed={text.loadFailed}>
        {({ total, items }) =>
          total.animalDays + total.placeDays === 0 ? (
            <p>{text.capacityNone}</p>
          ) : (
            <>
              <dl className="statistics-rates">
                <RateFact
                  name={text.placesUsed}
                  rate={{ numerator: total.animalDays, denominator: total.placeDays, percent: total.percent }}
                  formula={formulas.placesUsed}
                />
              </dl>
              <PlotFigure
                plot={placesPlot(items)}
                table={<UseTable title={text.capacity} head={columns.day} items={items} nameOf={dayOf} />}
              />
              <UseBy
                asked={asked}
                by="month"
                title={text.capacityByMonth}
                nameOf={({ month }) => (month ? localMonth(month) : "")}
              />
              <UseBy
                asked={asked}
                by="location"
                title={text.capacityByLocation}
                nameOf={({ location = "" }) => location}
              />
              <UseBy asked={asked} by="unit" title={text.capacityByUnit} nameOf={unitOf} />
            </>
          )
        }
      </Loaded>
      <Group gap="0.25rem 1.5rem">
        {(["day", "month", "location", "unit"] as const).map((by) => (
          <CsvLink
            key={by}
            of={`${text.capacity} (${columns[by]})`}
            address={csvAddress("GET /statistics/capacity", { ...asked, by })}
          />
        ))}
      </Group>
    </Section>
  );
}

const dayOf = ({ day }: CapacityItem) => (day ? localDay(day) : "");
const unitOf = ({ location = "", unit = "" }: CapacityItem) => animalsTexts().care.unit.name(location, unit);

type NameOf = (item: CapacityItem) => string;

/** A table that is read when somebody opens it. */
const UseBy = ({ title, ...props }: { asked: Asked; by: By; title: string; nameOf: NameOf }) => (
  <AsTable text={title}>
    <LoadedTable title={title} {...props} />
  </AsTable>
);

function LoadedTable({ asked, by, title, nameOf }: { asked: Asked; by: By; title: string; nameOf: NameOf }) {
  const query = useQuery(capacityQuery(asked, by));
  return (
    <Loaded query={query} failed={overviewTexts().statistics.loadFailed}>
      {({ items }) => (
        <UseTable title={title} head={recordTexts().statistics.columns[by]} items={items} nameOf={nameOf} />
      )}
    </Loaded>
  );
}

type UseTableProps = { title: string; head: string; items: readonly CapacityItem[]; nameOf: NameOf };

function UseTable({ title, head, items, nameOf }: UseTableProps) {
  const { columns } = recordTexts().statistics;
  return (
    <SmallTable
      title={title}
      heads={[head, columns.animalDays, columns.placeDays, columns.placesUsed]}
      rows={items.map((item): [string, ...string[]] => [
        nameOf(item),
        whole(item.animalDays),
        whole(item.placeDays),
        percentText(item.percent),
      ])}
    />
  );
}
