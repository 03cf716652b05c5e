import { Button, Group } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconPhotoDown } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { drawPlot } from "../../../../contract/platform/plot/draw-plot.ts";
import { highest, type Plot } from "../../../../contract/platform/plot/plot.ts";
import { sample } from "../../../../contract/platform/plot/series.ts";
import { browserLocale } from "../../../format.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import { PlotMarks } from "./plot-marks.tsx";
import { savePicture } from "./plot-picture.ts";
import { PlotReader } from "./plot-reader.tsx";
import { stepName } from "./plot-steps.ts";
import { AsTable, SmallTable } from "./small-table.tsx";

/** Before the width is known, the plot is drawn for that of a desktop. */
const USUAL_WIDTH = 840;
const PHONE = 480;

/**
 * A plot with its legend and its values: by the pointer, by the keys and as a table; and as a picture.
 * @param table one that says more than the plot's values
 */
export function PlotFigure({ plot, height = 250, table }: { plot: Plot; height?: number; table?: ReactNode }) {
  const text = overviewTexts().statistics;
  const { ref, width: measured } = useElementSize();
  const width = Math.round(measured) || USUAL_WIDTH;
  const scene = useMemo(
    () => drawPlot(plot, { width, height: width < PHONE ? Math.min(height, 220) : height, locale: browserLocale() }),
    [plot, width, height],
  );
  return (
    <figure className="plot" aria-label={plot.title}>
      <Legend plot={plot} />
      <div className="plot-stage" ref={ref}>
        <PlotReader plot={plot} scene={scene}>
          <svg
            viewBox={`0 0 ${scene.width} ${scene.height}`}
            role="img"
            aria-label={text.most(plot.title, whole(highest(plot)))}
          >
            <PlotMarks marks={scene.marks} />
          </svg>
        </PlotReader>
      </div>
      <Group className="plot-foot" justify="space-between" align="start" gap="0.25rem 1rem">
        <AsTable>{table ?? <PlotTable plot={plot} />}</AsTable>
        <SaveButton plot={plot} />
      </Group>
    </figure>
  );
}

const Legend = ({ plot }: { plot: Plot }) => (
  <Group component="ul" className="plot-legend" gap="0.25rem 1.25rem">
    {plot.series.map((series) => (
      <li key={series.name}>
        <svg viewBox="-1 -1 28 16" width={28} height={16} aria-hidden>
          <PlotMarks marks={sample(series)} />
        </svg>
        {series.name}
      </li>
    ))}
  </Group>
);

const PlotTable = ({ plot }: { plot: Plot }) => (
  <SmallTable
    title={plot.title}
    heads={[overviewTexts().statistics.steps[plot.by], ...plot.series.map(({ name }) => name)]}
    rows={plot.steps.map((step, at): [string, ...string[]] => [
      stepName(plot.by, step),
      ...plot.series.map(({ values }) => valueText(values[at] ?? null)),
    ])}
  />
);

const valueText = (value: number | null) => (value === null ? "–" : whole(value));

function SaveButton({ plot }: { plot: Plot }) {
  const text = overviewTexts().statistics;
  const { isBusy, run } = useSend();
  return (
    <Button
      className="no-print"
      variant="subtle"
      size="compact-md"
      leftSection={<IconPhotoDown size={18} aria-hidden />}
      disabled={isBusy}
      aria-label={text.savePictureOf(plot.title)}
      onClick={() => run(() => savePicture(plot), text.savePictureFailed)}
    >
      {text.savePicture}
    </Button>
  );
}
