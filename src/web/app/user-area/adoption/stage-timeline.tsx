import { IconCheck, IconX } from "@tabler/icons-react";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { type StageLine, stageLines } from "../../adoptions/adoption.stages.ts";
import { When } from "../../kit/when.tsx";

/** The six stages: what happened, where it is, what is to come (look: adopter's area). */
export function StageTimeline({ adoption }: { adoption: Adoption }) {
  return (
    <section className="panel timeline-panel" aria-labelledby="stages">
      <h2 id="stages">The six stages</h2>
      <ol className="timeline">
        {stageLines(adoption).map((line) => (
          <li
            key={line.type}
            className={`is-${line.state}`}
            aria-current={line.state === "current" ? "step" : undefined}
          >
            <span className="timeline-mark" aria-hidden="true">
              <Mark line={line} />
            </span>
            <div>
              <p className="timeline-name">{line.name}</p>
              <StageState line={line} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ line: { state, type } }: { line: StageLine }) {
  if (state === "done") return <IconCheck size={18} stroke={2.6} />;
  if (state === "ended") return <IconX size={18} stroke={2.6} />;
  return type;
}

function StageState({ line: { state, statusName, closedAt, openedAt, assignees } }: { line: StageLine }) {
  if (statusName === undefined)
    return <p className="timeline-state">{state === "coming" ? "To come" : "Not reached"}</p>;
  const since = closedAt ?? openedAt;
  const hosts = state === "current" ? assignees.filter(({ endAt }) => endAt === null) : [];
  return (
    <>
      <p className="timeline-state">
        {statusName}
        {since && (
          <>
            {closedAt ? ", " : " since "}
            <When at={since} />
          </>
        )}
      </p>
      {hosts.length > 0 && (
        <p className="timeline-state">{`With ${hosts.map(({ name, surname }) => `${name} ${surname}`).join(", ")}`}</p>
      )}
    </>
  );
}
