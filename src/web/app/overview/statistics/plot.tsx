import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { appTexts } from "../../platform/texts/texts.ts";
import { whole } from "./numbers.ts";

type Series = { name: string; values: readonly number[] };
/** `unit` follows the highest value, as "%". */
type Props = { title: string; series: readonly Series[]; first: string; last: string; unit?: string };

/** The plot is stretched to the width that there is; so its words are beside it, not in it. */
const HEIGHT = 100;

/** Draws series side by side as bars, or one alone as a line. Everything that it shows is in a table beside it. */
export function Plot({ title, series, first, last, unit = "" }: Props) {
  const most = series.reduce((top, { values }) => values.reduce((a, b) => Math.max(a, b), top), 0);
  const count = series[0]?.values.length ?? 0;
  const draw = series.length > 1 ? bars : line;
  return (
    <figure className="plot">
      {series.length > 1 && (
        <Group component="figcaption" gap="0.25rem 1.25rem" align="normal" aria-hidden>
          {series.map(({ name }, at) => (
            <span key={name} className="plot-name" data-series={at}>
              {name}
            </span>
          ))}
        </Group>
      )}
      <p aria-hidden>
        {whole(most)}
        {unit}
      </p>
      <svg viewBox={`0 0 ${Math.max(count, 1)} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{appTexts().statistics.most(title, most)}</title>
        {draw(series, Math.max(most, 1))}
      </svg>
      <Group component="p" justify="space-between" gap="0.25rem 1.25rem" align="normal" aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </Group>
    </figure>
  );
}

/** One path a series: for each value a bar from the ground. */
function bars(series: readonly Series[], most: number): ReactNode {
  const width = 0.8 / series.length;
  return series.map(({ name, values }, at) => (
    <path
      key={name}
      data-series={at}
      d={values
        .map((v, x) => `M${x + 0.1 + at * width} ${HEIGHT}v${(-v / most) * HEIGHT}h${width}V${HEIGHT}z`)
        .join("")}
    />
  ));
}

/** One step a value, from the ground and back to it, so that the area can be filled. */
function line(series: readonly Series[], most: number): ReactNode {
  return series.map(({ name, values }) => (
    <path
      key={name}
      className="plot-line"
      d={`M0 ${HEIGHT}${values.map((v, x) => `V${HEIGHT - (v / most) * HEIGHT}H${x + 1}`).join("")}V${HEIGHT}z`}
    />
  ));
}
