import { Button, Flex, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import type { QuestionDetail, StoredDraft } from "../../../../contract/adoption/questionnaire.ts";
import type { Language } from "../../../../contract/texts/language.ts";
import { callApi } from "../../platform/calls.ts";
import { deleteDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { fieldId, useSave } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { queryClient } from "../../platform/query-client.ts";
import { adoptionTexts } from "../texts.ts";
import { type Steps, staleText } from "../use-steps.ts";
import { draftQuery } from "./questionnaire-draft.ts";
import { answeredOf, type Part, partsOf } from "./questionnaire-parts.ts";
import { answerName, useAnswers } from "./use-answers.ts";

/** Of a question whose kind is not told. */
const UNKNOWN: QuestionDetail = { kind: "text", part: null, options: [] };

type Props = { adoption: Adoption; questions: readonly string[]; steps: Steps };

/** The questionnaire form, with the stored draft from any tab or device. */
export function Questionnaire(props: Props) {
  const draft = useQuery(draftQuery(props.adoption.id));
  return (
    <Loaded query={draft} failed={adoptionTexts().myAdoption.questionnaire.loadFailed}>
      {(saved) => <QuestionnaireForm {...props} saved={saved} />}
    </Loaded>
  );
}

function QuestionnaireForm({ adoption, questions, steps, saved }: Props & { saved: StoredDraft }) {
  const text = adoptionTexts().myAdoption.questionnaire;
  const { form, isOffline, submit } = useAnswers(adoption.id, saved, (error) => {
    steps.setStale(staleText(error));
    void queryClient.invalidateQueries();
  });
  const save = useSave(form, {
    fields: questions.map((_question, at) => answerName(at)),
    send: () =>
      submit((values) =>
        callApi("POST /adoptions/:id/questionnaire/submit", { params: { id: adoption.id }, body: values }),
      ),
    done: () => {
      deleteDraft();
      notifySuccess(text.submitted);
    },
    failure: text.failed,
  });
  const details = adoption.questionnaire?.questionDetails ?? questions.map(() => UNKNOWN);
  const parts = partsOf(details);
  const { answers } = form.getValues();
  const before = saved.answeredBefore ?? [];
  const canReuse = answers.some((answer, at) => answer.trim() === "" && before[at]);
  const reuse = () => form.setValues({ answers: answers.map((answer, at) => answer.trim() || (before[at] ?? "")) });
  return (
    <form onSubmit={save.onSubmit} noValidate>
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <PartsProgress parts={parts} answers={answers} />
        {canReuse && (
          <div>
            <Button variant="outline" onClick={reuse}>
              {text.reuse}
            </Button>
          </div>
        )}
        {parts.map(({ name, questions: places }, place) => (
          <Stack
            component="section"
            key={places[0]}
            id={partId(place)}
            className="questionnaire-part"
            gap="1.25rem"
            tabIndex={-1}
          >
            <h3>
              {text.part(place + 1, parts.length)}
              {name && <strong>{name}</strong>}
            </h3>
            {places.map((at) => (
              <QuestionField
                key={at}
                at={at}
                question={questions[at] ?? ""}
                language={adoption.questionnaire?.questionLanguages?.[at]}
                detail={details[at]}
                input={{ ...form.getInputProps(answerName(at)), id: fieldId(answerName(at)) }}
                answer={(answer) => form.setFieldValue(answerName(at), answer)}
              />
            ))}
          </Stack>
        ))}
        <Text c="dimmed" size="sm" role="status">
          {isOffline ? text.draftOffline : text.draftSaved}
        </Text>
        <div>
          <Button type="submit" color="terracotta" loading={save.isSaving}>
            {text.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const partId = (place: number) => `part-${place + 1}`;

/** How many questions of each part have an answer, with links to the parts. Nothing has to be answered in their order. */
function PartsProgress({ parts, answers }: { parts: readonly Part[]; answers: readonly string[] }) {
  const text = adoptionTexts().myAdoption.questionnaire;
  const done = answers.filter((answer) => answer.trim()).length;
  return (
    <Stack className="questionnaire-progress" gap="0.5rem">
      <Text size="sm">{text.known}</Text>
      <Text fw={700}>{text.answered(done, answers.length)}</Text>
      <span
        className="questionnaire-bar"
        style={{ backgroundSize: `${(done / answers.length) * 100}% 100%` }}
        aria-hidden
      />
      <ol>
        {parts.map(({ name, questions }, place) => (
          <li key={questions[0]} data-done={answeredOf(questions, answers) === questions.length || undefined}>
            <a href={`#${partId(place)}`}>{name ?? text.part(place + 1, parts.length)}</a>
            {` ${answeredOf(questions, answers)}/${questions.length}`}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type FieldProps = {
  /** The place of the question, from 0. */
  at: number;
  question: string;
  language: Language | undefined;
  detail: QuestionDetail | undefined;
  /** Of the form's field, with its id. */
  input: { id: string; value?: string };
  answer: (text: string) => void;
};

/** One question. What can be chosen stands below as buttons; own words are always taken. */
function QuestionField({ at, question, language, detail, input, answer }: FieldProps) {
  const { kind = "text", options = [] } = detail ?? {};
  const field = {
    ...input,
    label: `${at + 1}. ${question}`,
    labelProps: { lang: language },
    withAsterisk: false,
    "aria-required": true,
  };
  if (kind === "number") return <TextInput {...field} inputMode="decimal" autoComplete="off" maw="12rem" />;
  return (
    <Flex direction="column-reverse" gap="0.5rem">
      {options.length > 0 && (
        <Group gap="xs">
          {options.map((option) => {
            const isChosen = input.value?.trim() === option;
            return (
              <Button
                key={option}
                size="sm"
                variant={isChosen ? "filled" : "outline"}
                aria-pressed={isChosen}
                onClick={() => answer(option)}
              >
                {option}
              </Button>
            );
          })}
        </Group>
      )}
      <Textarea {...field} autosize minRows={options.length > 0 ? 1 : 2} />
    </Flex>
  );
}
