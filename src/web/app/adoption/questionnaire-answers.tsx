import { Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { Section } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { adoptionTexts } from "./texts.ts";

/** Questions and answers, with the staff's review (spec §2.6). */
export function QuestionnaireAnswers({ adoption: { questionnaire, outcome } }: { adoption: Adoption }) {
  const text = adoptionTexts().adoptions.questionnaire;
  if (!questionnaire) {
    return (
      <Section title={appTexts().shell.navigation.questionnaire}>
        <Text c="dimmed">{outcome === null ? text.notSent : text.neverSent}</Text>
      </Section>
    );
  }
  const { questions, answers, submittedAt, staffScore, staffNote } = questionnaire;
  return (
    <Section title={appTexts().shell.navigation.questionnaire}>
      <Text c="dimmed" size="sm">
        {submittedAt ? (
          <Sentence text={text.answered} elements={{ at: <When at={submittedAt} /> }} />
        ) : (
          text.notAnswered
        )}
      </Text>
      <ol className="record-answers">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an adoption are never reordered
          <li key={at}>
            <p className="question" lang={questionnaire.questionLanguages?.[at]}>
              {question}
            </p>
            <Answer text={answers[at]} />
          </li>
        ))}
      </ol>
      {staffScore !== null && (
        <dl className="record-facts">
          <div>
            <dt>{text.score}</dt>
            <dd>{text.scoreOf(staffScore)}</dd>
          </div>
          <div className="is-wide">
            <dt>{text.note}</dt>
            <dd className="as-typed">{staffNote || "–"}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

function Answer({ text }: { text: string | undefined }) {
  if (text?.trim()) return <p className="as-typed">{text}</p>;
  return (
    <Text inherit c="dimmed" fs="italic">
      {adoptionTexts().adoptions.questionnaire.noAnswer}
    </Text>
  );
}
