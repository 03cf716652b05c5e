import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { Section } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { type StageLine, stageLines } from "../platform/words/adoption.stages.ts";

/** The six stages with their dates and assignees (spec §3). */
export function StageList({ adoption }: { adoption: Adoption }) {
  return (
    <Section title={appTexts().adoptions.stages.title}>
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
  const text = appTexts().adoptions.stages;
  const names = assignees
    // In the open stage, former assignees are left out.
    .filter(({ endAt }) => state !== "current" || endAt === null)
    .map(({ name, surname }) => `${name} ${surname}`);
  const since = closedAt ?? openedAt;
  return (
    <p className="stage-details">
      {since ? (
        <Sentence
          text={closedAt ? `${statusName} · {at}` : text.since(statusName)}
          elements={{ at: <When at={since} /> }}
        />
      ) : (
        statusName
      )}
      <br />
      {names.length > 0 ? names.join(", ") : text.nobody}
    </p>
  );
}
