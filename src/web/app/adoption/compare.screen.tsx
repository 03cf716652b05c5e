import { Anchor, Button, Modal, ScrollArea, Stack, Text } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { apiQuery } from "../platform/calls.ts";
import { NotFoundScreen } from "../platform/errors/not-found-screen.tsx";
import { useRouteId } from "../platform/kit/route-id.ts";
import { Loaded, Screen } from "../platform/kit/screen.tsx";
import { nightsSince } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { adoptionQuery } from "./adoption.api.ts";
import { StageMark } from "./marks.tsx";
import { QuestionnaireAnswers } from "./questionnaire-answers.tsx";
import { StaffActions } from "./staff-actions.tsx";
import { adoptionTexts } from "./texts.ts";

/** So many stand beside each other at first; a popular animal has many. */
const AT_ONCE = 6;

/** The open applications for one animal beside each other, with the decision in place (rules §4). */
export function CompareScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Compare key={id} animalId={id} />;
}

function Compare({ animalId }: { animalId: number }) {
  const text = adoptionTexts().adoptions;
  const query = useQuery(apiQuery("GET /animals/:id/applications", { params: { id: animalId } }));
  const name = query.data?.items[0]?.animalName;
  return (
    <Screen title={name ? text.compare.titleOf(name) : text.compare.title}>
      <Anchor component={Link} to="/admin/adoptions" size="sm">
        {text.detail.back}
      </Anchor>
      <Loaded query={query} failed={text.listFailed}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Text>{text.compare.none}</Text>}
            <Rivals ids={items.map(({ id }) => id)} />
            {total > items.length && (
              <Text c="dimmed">{animalsTexts().stays.adoptionPart.hidden(total - items.length)}</Text>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Rivals({ ids }: { ids: readonly number[] }) {
  const text = adoptionTexts().adoptions;
  const [shown, setShown] = useState(AT_ONCE);
  const [chosen, setChosen] = useState<number>();
  const rivals = useQueries({
    queries: ids.slice(0, shown).map((id) => adoptionQuery(id)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data as Adoption] : [])),
  });
  const deciding = rivals.find(({ id }) => id === chosen);
  return (
    <>
      <ComparedAdoptions adoptions={rivals} decide={setChosen} />
      {shown < ids.length && (
        <div>
          <Button variant="outline" onClick={() => setShown(shown + AT_ONCE)}>
            {text.board.more(ids.length - shown)}
          </Button>
        </div>
      )}
      <Modal
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={deciding && text.compare.decideOn(deciding.adopterFullName)}
        size="xl"
      >
        {deciding && (
          <Stack gap="1.25rem" miw={0} key={deciding.id}>
            <QuestionnaireAnswers adoption={deciding} />
            <StaffActions adoption={deciding} />
          </Stack>
        )}
      </Modal>
    </>
  );
}

type Props = { adoptions: readonly Adoption[]; decide: (id: number) => void };

/** A column for each application; the questions of all their questionnaires are the rows, each once. */
function ComparedAdoptions({ adoptions, decide }: Props) {
  if (adoptions.length === 0) return null;
  const { compare, questionnaire } = adoptionTexts().adoptions;
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
          {row(animalsTexts().animals.fields.age, ({ adopterAge }) =>
            adopterAge == null ? appTexts().words.none : adoptionTexts().adoptions.age(adopterAge),
          )}
          {row(appTexts().words.stageAndStatus, (adoption) => (
            <StageMark {...adoption} />
          ))}
          {row(compare.waiting, ({ createdAt }) => adoptionTexts().adoptions.board.waiting(nightsSince(createdAt)))}
          {row(questionnaire.score, ({ questionnaire: answered }) => scoreOf(answered))}
          {row(compare.home, ({ adopterAddress }) => adopterAddress || appTexts().words.none)}
          {row(appTexts().words.letter, ({ application }) => (
            <p className="as-typed">{application.applicationLetter}</p>
          ))}
          {questions.map((question) => row(question, ({ questionnaire: answered }) => answerTo(question, answered)))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function scoreOf(questionnaire: Adoption["questionnaire"]): string {
  const text = adoptionTexts().adoptions.questionnaire;
  const score = questionnaire?.staffScore ?? null;
  return score === null ? appTexts().words.none : text.scoreOf(score);
}

function answerTo(question: string, questionnaire: Adoption["questionnaire"]): ReactNode {
  const answer = questionnaire?.answers[questionnaire.questions.indexOf(question)]?.trim();
  if (answer) return <p className="as-typed">{answer}</p>;
  return (
    <Text inherit c="dimmed" fs="italic">
      {adoptionTexts().adoptions.questionnaire.noAnswer}
    </Text>
  );
}
