import { linked } from "./linked.tsx";

/** Numbered steps, in a column on phones, in a row on wide screens. */
export function StepList({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{linked(text)}</p>
        </li>
      ))}
    </ol>
  );
}
