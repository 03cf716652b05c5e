import { IconCheck, IconX } from "@tabler/icons-react";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { type StageLine, stageLines } from "../stage-lines.ts";
import { adoptionTexts } from "../texts.ts";
import { Panel } from "./adoption-papers.tsx";

/** The six stages with their states. */
export function StageTimeline({ adoption }: { adoption: Adoption }) {
  // After the end nothing is to come any more: the stages that were not reached are left out.
  const lines = stageLines(adoption);
  const reached = lines.filter(({ state }) => state !== "unreached");
  const { title, titleOfEnded } = adoptionTexts().myAdoption.stages;
  return (
    <Panel id="stages" title={reached.length === lines.length ? title : titleOfEnded} look="timeline-panel">
      <ol className="timeline">
        {reached.map((line) => (
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
    </Panel>
  );
}

function Mark({ line: { state, type } }: { line: StageLine }) {
  if (state === "done") return <IconCheck size={18} stroke={2.6} />;
  if (state === "ended") return <IconX size={18} stroke={2.6} />;
  return type;
}

function StageState({ line: { state, statusName, closedAt, openedAt, assignees } }: { line: StageLine }) {
  const text = adoptionTexts().myAdoption.stages;
  if (statusName === undefined) return <p className="detail">{text.coming}</p>;
  const since = closedAt ?? openedAt;
  const current = state === "current" ? assignees.filter(({ endAt }) => endAt === null) : [];
  return (
    <>
      <p className="detail">
        {since ? (
          <Sentence
            text={closedAt ? text.closed(statusName) : adoptionTexts().adoptions.stages.since(statusName)}
            elements={{ at: <When at={since} /> }}
          />
        ) : (
          statusName
        )}
      </p>
      {current.length > 0 && (
        <p className="detail">{text.assignees(current.map(({ name, surname }) => `${name} ${surname}`).join(", "))}</p>
      )}
    </>
  );
}
