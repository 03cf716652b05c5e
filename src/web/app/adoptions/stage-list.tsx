import type { Adoption } from "../../../contract/adoptions.ts";
import { When } from "../kit/when.tsx";
import { type StageLine, stageLines } from "./adoption.stages.ts";
import { Section } from "./section.tsx";

/** The six stages with when each was and whose it was (spec §3: stages with assignees). */
export function StageList({ adoption }: { adoption: Adoption }) {
  return (
    <Section title="Stages">
      <ol className="record-stages">
        {stageLines(adoption).map((line) => (
          <li key={line.type} data-state={line.state} aria-current={line.state === "current" ? "step" : undefined}>
            <p className="stage-name">{line.name}</p>
            <StageDetails {...line} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StageDetails({ statusName, openedAt, closedAt, assignees, state }: StageLine) {
  if (statusName === undefined) return null;
  const names = assignees
    // Who handed a stage over while it was open no longer has it.
    .filter(({ endAt }) => state !== "current" || endAt === null)
    .map(({ name, surname }) => `${name} ${surname}`);
  const since = closedAt ?? openedAt;
  return (
    <p className="stage-details">
      {statusName}
      {since && (
        <>
          {closedAt ? " · " : " since "}
          <When at={since} />
        </>
      )}
      <br />
      {names.length > 0 ? names.join(", ") : "Nobody assigned: admins act"}
    </p>
  );
}
