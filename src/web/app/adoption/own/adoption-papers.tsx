import { Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { eventText } from "../../animals/words/adoption.history.ts";
import { When } from "../../platform/kit/when.tsx";
import { adoptionTexts } from "../texts.ts";

type Props = { adoption: Adoption };

type PanelProps = { id: string; title: string; look?: string; children: ReactNode };

/** A part of the adopter's page under its own heading. */
export const Panel = ({ id, title, look = "", children }: PanelProps) => (
  <section className={`panel ${look}`.trim()} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** The application letter. */
export function LetterPanel({ adoption }: Props) {
  const { applicationLetter } = adoption.application;
  const text = adoptionTexts().myAdoption;
  return (
    <Panel id="letter" title={text.letter}>
      {applicationLetter ? <p className="typed">{applicationLetter}</p> : <p>{text.erased}</p>}
    </Panel>
  );
}

/** The submitted answers. */
export function AnswersPanel({ adoption: { questionnaire } }: Props) {
  if (!questionnaire?.submittedAt) return null;
  return (
    <Panel id="answers" title={adoptionTexts().myAdoption.answers}>
      <Stack component="dl" className="answers" gap="1rem">
        {questionnaire.questions.map((question, at) => (
          <div key={question}>
            <dt lang={questionnaire.questionLanguages?.[at]}>{`${at + 1}. ${question}`}</dt>
            <dd className="typed">{questionnaire.answers[at]}</dd>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

/** The history, the latest entry first. */
export const HistoryPanel = ({ adoption }: Props) => (
  <Panel id="history" title={adoptionTexts().myAdoption.history}>
    <Stack component="ul" gap="0.6rem">
      {[...adoption.history].reverse().map((entry) => (
        <Group key={`${entry.at} ${entry.event}`} component="li" justify="space-between" gap="0 1rem" align="normal">
          <span>{eventText(entry)}</span>
          <span className="detail">
            <When at={entry.at} />
            {entry.actorFullName && `, ${entry.actorFullName}`}
          </span>
        </Group>
      ))}
    </Stack>
  </Panel>
);
