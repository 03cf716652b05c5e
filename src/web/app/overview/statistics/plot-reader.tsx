import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import type { Plot, Scene } from "../../../../contract/platform/plot/plot.ts";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import { PlotMarks } from "./plot-marks.tsx";
import { stepName } from "./plot-steps.ts";

/**
 * Shows the values of one step of a plot: below the pointer or finger, or by the arrow keys of a slider that lies over the
 * plot. What is shown is announced.
 */
export function PlotReader({ plot, scene, children }: { plot: Plot; scene: Scene; children: ReactNode }) {
  const id = useId();
  const last = plot.steps.length - 1;
  const [chosen, choose] = useState<number>();
  const at = chosen === undefined ? undefined : Math.min(chosen, last);
  const { box } = scene;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * scene.width;
    choose(Math.max(0, Math.min(last, Math.floor((x - box.left) / box.band))));
  };
  const leave = (event: KeyboardEvent) => event.key === "Escape" && choose(undefined);
  return (
    <div
      className="plot-reader"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && choose(undefined)}
    >
      {at !== undefined && <Chosen at={at} scene={scene} />}
      {children}
      <input
        id={id}
        className="plot-keys"
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={at ?? last}
        aria-label={overviewTexts().statistics.valuesOf(plot.title)}
        aria-valuetext={stepText(plot, at ?? last)}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
        onFocus={() => choose(at ?? last)}
        onBlur={() => choose(undefined)}
        onKeyDown={leave}
      />
      <output
        htmlFor={id}
        className="plot-values"
        style={at === undefined ? undefined : placeBeside(box.centres[at] ?? 0, scene.width)}
      >
        {at !== undefined && <Values plot={plot} at={at} />}
      </output>
    </div>
  );
}

const stepText = ({ by, steps }: Plot, at: number) => {
  const step = steps[at];
  return step ? stepName(by, step) : "";
};

/** To the right of the step in the left half, and to the left in the other one. */
const placeBeside = (x: number, width: number) =>
  x < width / 2 ? { left: `${((x + 14) / width) * 100}%` } : { right: `${((width - x + 14) / width) * 100}%` };

/** In pixels: a narrower step is marked by a line. */
const NARROW = 6;

/** What marks the step: a band below a bar, or a line through a day. */
function Chosen({ at, scene: { width, height, box } }: { at: number; scene: Scene }) {
  const x = box.centres[at] ?? 0;
  const isBand = box.band > NARROW;
  const half = isBand ? box.band / 2 : 0.75;
  const d = `M${x - half} ${box.top}H${x + half}V${box.bottom}H${x - half}z`;
  return (
    <svg className="plot-chosen" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <PlotMarks marks={[{ d, fill: isBand ? "grid" : "soft" }]} />
    </svg>
  );
}

function Values({ plot, at }: { plot: Plot; at: number }) {
  const stacks = plot.series.filter(({ form }) => form === "stack");
  const all = stacks.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  // Of kinds, those that were.
  const shown = plot.series.filter(({ form, values }) => (form === "stack" ? values[at] : values[at] != null));
  const rows = [
    ...(stacks.length > 1 ? [{ name: overviewTexts().statistics.together, value: all }] : []),
    ...shown.map(({ name, values }) => ({ name, value: values[at] ?? 0 })),
  ];
  return (
    <>
      <strong>{stepText(plot, at)}</strong>
      {rows.map(({ name, value }) => (
        <span key={name}>
          <span>{`${name}:`}</span> <b>{whole(value)}</b>
        </span>
      ))}
    </>
  );
}
