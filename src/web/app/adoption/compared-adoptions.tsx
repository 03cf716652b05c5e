import { Anchor, Button, ScrollArea } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { nightsSince } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { StageMark } from "./stage-mark.tsx";

type Props = { adoptions: readonly Adoption[]; decide: (id: number) => void };

/** A column for each application; the questions of all their questionnaires are the rows, each once. */
export function ComparedAdoptions({ adoptions, decide }: Props) {
  if (adoptions.length === 0) return null;
  const { compare, fields, questionnaire } = appTexts().adoptions;
  const questions = [...new Set(adoptions.flatMap((adoption) => adoption.questionnaire?.questions ?? []))];
  const row = (name: string, cell: (adoption: Adoption) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {adoptions.map((adoption) => (
        <td key={adoption.id}>{cell(adoption)}</td>
      ))}
    </tr>
  );
  return (
    <ScrollArea
      className="panel compared"
      type="auto"
      viewportProps={{ tabIndex: 0, role: "region", "aria-label": compare.title }}
    >
      <table>
        <thead>
          <tr>
            <td />
            {adoptions.map(({ id, adopterFullName, actions }) => (
              <th key={id} scope="col">
                <Anchor component={Link} to={`/admin/adoption/${id}`}>
                  {adopterFullName}
                </Anchor>
                {actions.length > 0 && (
                  <Button size="compact-sm" variant="outline" onClick={() => decide(id)}>
                    {compare.decide}
                  </Button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(compare.age, ({ adopterAge }) =>
            adopterAge == null ? compare.unknown : appTexts().adoptions.age(adopterAge),
          )}
          {row(fields.stageAndStatus, (adoption) => (
            <StageMark {...adoption} />
          ))}
          {row(compare.waiting, ({ createdAt }) => appTexts().adoptions.board.waiting(nightsSince(createdAt)))}
          {row(questionnaire.score, ({ questionnaire: answered }) => scoreOf(answered))}
          {row(compare.home, ({ adopterAddress }) => adopterAddress || compare.unknown)}
          {row(fields.letter, ({ application }) => (
            <p className="as-typed">{application.applicationLetter}</p>
          ))}
          {questions.map((question) => row(question, ({ questionnaire: answered }) => answerTo(question, answered)))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function scoreOf(questionnaire: Adoption["questionnaire"]): string {
  const { compare, questionnaire: text } = appTexts().adoptions;
  const score = questionnaire?.staffScore ?? null;
  return score === null ? compare.unknown : text.scoreOf(score);
}

function answerTo(question: string, questionnaire: Adoption["questionnaire"]): ReactNode {
  const answer = questionnaire?.answers[questionnaire.questions.indexOf(question)]?.trim();
  if (answer) return <p className="as-typed">{answer}</p>;
  return <p className="no-answer">{appTexts().adoptions.questionnaire.noAnswer}</p>;
}
