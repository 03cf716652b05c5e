import { Badge, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Weight, weightRequest } from "../../../../contract/animals/care.ts";
import { kilograms, localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, DecimalNumber } from "../../platform/kit/fields.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { animalsTexts } from "../texts.ts";
import { type AddProps, addForm, CarePart, Nothing } from "./care-part.tsx";

/** How many weights are listed beside the plot, which has them all. */
const LISTED = 5;

/** The weights of an animal, the latest first, with an alarm when a tenth is lost (rules §14). */
export function Weights({ animalId, name, mayChange }: { animalId: number; name: string; mayChange: boolean }) {
  const { care } = animalsTexts();
  const weights = useQuery(apiQuery("GET /animals/:id/weights", { params: { id: animalId } }));
  return (
    <CarePart
      title={animalsTexts().animals.fields.weight}
      action={<AddWeight animalId={animalId} name={name} isOffered={mayChange} />}
    >
      <Loaded query={weights} failed={care.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing text={care.weights.none} />
          ) : (
            <Stack className="weights" gap="0.75rem">
              <WeightPlot weights={items} />
              <ul className="care-list">
                {items.slice(0, LISTED).map((weight) => (
                  <Entry key={weight.on} weight={weight} />
                ))}
              </ul>
            </Stack>
          )
        }
      </Loaded>
    </CarePart>
  );
}

const signed = (change: number) => `${change > 0 ? "+" : ""}${change.toLocaleString()}`;

function Entry({ weight: { on, kg, change, isLoss, byFoster } }: { weight: Weight }) {
  const text = animalsTexts().care.weights;
  return (
    <li>
      <span>
        {localDay(on)}
        {byFoster && <span className="fact-detail">{text.byFoster}</span>}
      </span>
      <span>
        {kilograms(kg)}
        {change !== null && change !== 0 && (
          <Text span className="detail" ml="xs">
            {animalsTexts().animals.table.change(signed(change))}
          </Text>
        )}
        {isLoss && (
          <Badge color="red" ml="xs">
            {text.loss}
          </Badge>
        )}
      </span>
    </li>
  );
}

/** Records a weight. */
export function AddWeight(props: AddProps) {
  const { add } = animalsTexts().care.weights;
  return (
    <WeightDialog
      {...addForm("weight", props, add)}
      send={(body) => callApi("POST /animals/:id/weights", { params: { id: props.animalId }, body })}
    />
  );
}

type DialogProps = Omit<Parameters<typeof DialogForm>[0], "values" | "schema" | "send" | "children"> & {
  send: (weight: { on: string; kg: number }) => Promise<unknown>;
  /** The first day on which it can have been weighed. */
  since?: string;
};

/** A weight of a day, of today unless somebody says otherwise. */
export const WeightDialog = ({ since, ...props }: DialogProps) => (
  <DialogForm
    {...props}
    values={{ kg: "" as number | string, on: shelterToday() }}
    schema={weightRequest({ today: shelterToday })}
  >
    {(input) => (
      <>
        <DecimalNumber {...input("kg")} label={animalsTexts().care.weights.kg} required data-autofocus />
        <DayInput {...input("on")} {...(since && { min: since })} />
      </>
    )}
  </DialogForm>
);

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
      aria-label={animalsTexts().care.weights.plot(weights.length)}
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
