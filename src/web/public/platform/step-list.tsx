import type { OwnPart } from "../../../contract/platform/page-parts.ts";
import { linked } from "./linked.tsx";
import { partName } from "./page-parts.tsx";

/** Numbered steps, in a column on phones, in a row on wide screens. */
export function StepList({ steps }: { steps: readonly OwnPart[] }) {
  return (
    <ol className="step-list">
      {steps.map((step) => (
        <li key={step.name}>
          <h3>{partName(step)}</h3>
          <p>{linked(step.text)}</p>
        </li>
      ))}
    </ol>
  );
}
