import type { Weight } from "../../../../contract/animals/care.ts";
import { kilograms, localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";

const WIDTH = 320;
const HEIGHT = 96;
/** Room for a point at the edge, and below for the days. */
const MARGIN = 8;
const FOOT = 20;

type Point = { x: number; y: number; weight: Weight };

/** Days go from left to right by their distance; the bottom is a little below the lightest, so that a loss is seen. */
function pointsOf(weights: readonly Weight[]): Point[] {
  const inOrder = weights.toReversed();
  const days = inOrder.map(({ on }) => Date.parse(on));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const kilos = inOrder.map(({ kg }) => kg);
  const [bottom, top] = [0.8 * Math.min(...kilos), Math.max(...kilos)];
  const plotHeight = HEIGHT - FOOT - 2 * MARGIN;
  return inOrder.map((weight, at) => ({
    x: MARGIN + (last === first ? 0.5 : ((days[at] ?? 0) - first) / (last - first)) * (WIDTH - 2 * MARGIN),
    y: MARGIN + ((top - weight.kg) / (top - bottom)) * plotHeight,
    weight,
  }));
}

/** The weights of an animal over time, drawn as a line; the list beside it has the numbers. */
export function WeightPlot({ weights }: { weights: readonly Weight[] }) {
  if (weights.length < 2) return null;
  const points = pointsOf(weights);
  return (
    <svg
      className="weight-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={appTexts().care.weights.plot(weights.length)}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y, weight }) => (
        <circle key={weight.on} cx={x} cy={y} r={3.5} data-loss={weight.isLoss}>
          <title>{`${localDay(weight.on)}: ${kilograms(weight.kg)}`}</title>
        </circle>
      ))}
      <text x={0} y={HEIGHT - 4}>
        {localDay(points[0]?.weight.on ?? "")}
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {localDay(points.at(-1)?.weight.on ?? "")}
      </text>
    </svg>
  );
}
