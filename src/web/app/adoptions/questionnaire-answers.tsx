import { Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoptions.ts";
import { When } from "../kit/when.tsx";
import { ADOPTION_SCREEN_TEXT } from "./adoption.texts.ts";
import { Section } from "./section.tsx";

/** Questions and answers, and what staff made of them (spec §2.6). */
export function QuestionnaireAnswers({ adoption: { questionnaire, outcome } }: { adoption: Adoption }) {
  if (!questionnaire) {
    return (
      <Section title="Questionnaire">
        <Text c="dimmed">
          {outcome === null ? "The questionnaire has not been sent yet." : "The questionnaire was never sent."}
        </Text>
      </Section>
    );
  }
  const { questions, answers, submittedAt, staffScore, staffNote } = questionnaire;
  return (
    <Section title="Questionnaire">
      <Text c="dimmed" size="sm">
        {submittedAt ? (
          <>
            Answered on <When at={submittedAt} />
          </>
        ) : (
          "Not answered yet"
        )}
      </Text>
      <ol className="record-answers">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an adoption never change places
          <li key={at}>
            <p className="question">{question}</p>
            <Answer text={answers[at]} />
          </li>
        ))}
      </ol>
      {staffScore !== null && (
        <dl className="record-facts">
          <div>
            <dt>Staff score</dt>
            <dd>{staffScore} of 100</dd>
          </div>
          <div className="is-wide">
            <dt>Staff note</dt>
            <dd className="as-typed">{staffNote || "–"}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

function Answer({ text }: { text: string | undefined }) {
  if (text?.trim()) return <p className="as-typed">{text}</p>;
  return <p className="no-answer">{ADOPTION_SCREEN_TEXT.noAnswer}</p>;
}
