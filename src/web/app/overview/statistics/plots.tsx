import { useQuery } from "@tanstack/react-query";
import { type Against, type Span, spanBefore } from "../../../../contract/overview/spans.ts";
import type { DayPopulation, FlowStatistics } from "../../../../contract/overview/statistics.ts";
import { camePlot, carePlot, leftPlot, stepsOf } from "../../../../contract/overview/statistics-plots.ts";
import { percentText } from "../../../../contract/platform/decimals.ts";
import type { Plot } from "../../../../contract/platform/plot/plot.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { stepName } from "./plot-steps.ts";
import { AsTable, CsvLink, SmallTable } from "./small-table.tsx";
import { type Asked, csvAddress } from "./statistics-address.ts";

type Props = { asked: Asked; against: Against };

/** What is compared with is drawn when it has come: the period itself does not wait for it. */
function useBoth({ asked, against }: Props) {
  const span: Span = asked;
  const by = stepsOf(span);
  const before = { ...asked, ...spanBefore(span, against) };
  return {
    by,
    flow: useQuery(apiQuery("GET /statistics/flow", { query: { ...asked, by } })),
    flowBefore: useQuery(apiQuery("GET /statistics/flow", { query: { ...before, by } })),
  };
}

/** Who left, by kind: the plot below the sentence. */
export function LeftPlot(props: Props) {
  const text = overviewTexts().statistics;
  const { by, flow, flowBefore } = useBoth(props);
  return (
    <Loaded query={flow} failed={text.loadFailed}>
      {({ items }) => <FlowPlot plot={leftPlot(items, by, compared(flowBefore.data, props.against))} height={264} />}
    </Loaded>
  );
}

/** Who came, by kind, and both directions as figures; the table is printed too. */
export function Flow(props: Props) {
  const text = overviewTexts().statistics;
  const { by, flow, flowBefore } = useBoth(props);
  return (
    <Section title={text.flow[by]}>
      <Loaded query={flow} failed={text.loadFailed}>
        {({ items }) => (
          <>
            <FlowPlot plot={camePlot(items, by, compared(flowBefore.data, props.against))} />
            <AsTable className="is-printed" text={text.flowTable[by]}>
              <FlowTable items={items} by={by} />
            </AsTable>
          </>
        )}
      </Loaded>
      <CsvLink of={text.flow.month} address={csvAddress("GET /statistics/months", props.asked)} />
      {by !== "month" && (
        <CsvLink of={text.flow[by]} address={csvAddress("GET /statistics/flow", { ...props.asked, by })} />
      )}
    </Section>
  );
}

const compared = <T,>(data: { items: readonly T[] } | undefined, against: Against) =>
  data && { items: data.items, against };

/** A plot without a series says so: nobody came or left. */
const FlowPlot = ({ plot, height }: { plot: Plot; height?: number }) =>
  plot.series.length > 0 ? (
    <PlotFigure plot={plot} {...(height !== undefined && { height })} />
  ) : (
    <p>{overviewTexts().statistics.noEvents}</p>
  );

function FlowTable({ items, by }: { items: readonly FlowStatistics[]; by: Plot["by"] }) {
  const { columns } = recordTexts().statistics;
  const text = overviewTexts().statistics;
  return (
    <SmallTable
      title={text.flow[by]}
      heads={[text.steps[by], columns.begin, text.intakesShort, text.outcomesShort, columns.end, columns.percent]}
      rows={items.map((item): [string, ...string[]] => [
        stepName(by, item),
        whole(item.begin),
        whole(item.liveIntakes),
        whole(item.outcomes),
        whole(item.end),
        percentText(item.liveRelease.percent),
      ])}
    />
  );
}

/** The animals in care at the end of each day. */
export function Population({ asked, against }: Props) {
  const text = overviewTexts().statistics;
  const query = useQuery(apiQuery("GET /statistics/population", { query: asked }));
  const before = useQuery(
    apiQuery("GET /statistics/population", { query: { ...asked, ...spanBefore(asked as Span, against) } }),
  );
  return (
    <Section title={text.byDay}>
      <Loaded query={query} failed={text.loadFailed}>
        {({ items }) => <PlotFigure plot={carePlot(items, compared<DayPopulation>(before.data, against))} />}
      </Loaded>
      <CsvLink of={text.byDay} address={csvAddress("GET /statistics/population", asked)} />
    </Section>
  );
}
