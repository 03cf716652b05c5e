import type { OwnPart } from "../../../contract/platform/page-parts.ts";
import { Icon } from "./icon.tsx";
import { linked } from "./linked.tsx";
import { partName } from "./page-parts.tsx";

/** A list with ticks instead of bullets. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="check-list">
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        <span>{linked(item)}</span>
      </li>
    ))}
  </ul>
);

/** Numbered steps, in a column on phones, in a row on wide screens. */
export const StepList = ({ steps }: { steps: readonly OwnPart[] }) => (
  <ol className="step-list">
    {steps.map((step) => (
      <li key={step.name}>
        <h3>{partName(step)}</h3>
        <p>{linked(step.text)}</p>
      </li>
    ))}
  </ol>
);
