import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { ADOPTION_TEXT, type Adoption } from "../../../../contract/adoptions.ts";
import { api } from "../../api.ts";
import { dropDraft, useDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { fieldId, useSave } from "../../kit/form.ts";
import { said } from "../../kit/notify.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { movedOn, type Steps, showAdoption } from "./adoption.query.ts";

type Values = { answers: string[] };
const nameOf = (at: number) => `answers.${at}`;

/** Every answer is required (spec §5); the server says the same of what reaches it. */
function blankAnswers({ answers }: Values): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap((answer, at) => (answer.trim() ? [] : [[nameOf(at), ADOPTION_TEXT.answerRequired(at + 1)]])),
  );
}

/** The questionnaire to fill in; what is typed survives a reload and signing in again. */
export function QuestionnaireForm({
  adoption,
  questions,
  steps,
}: {
  adoption: Adoption;
  questions: readonly string[];
  steps: Steps;
}) {
  const form = useForm<Values>({ initialValues: { answers: questions.map(() => "") }, validate: blankAnswers });
  useDraft(form, ["answers"]);
  const save = useSave(form, {
    fields: questions.map((_question, at) => nameOf(at)),
    send: (values) =>
      api.post<Adoption>(`/adoptions/${adoption.id}/questionnaire/submit`, values).catch((error: unknown): never => {
        steps.setMeanwhile(movedOn(error, adoption.id));
        throw error;
      }),
    done: (answered) => {
      dropDraft();
      showAdoption(answered);
      said(USER_AREA_TEXT.questionnaireSubmitted);
    },
    failure: USER_AREA_TEXT.questionnaireFailed,
  });
  return (
    <form onSubmit={save.onSubmit} noValidate>
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        {questions.map((question, at) => (
          <Textarea
            key={question}
            {...form.getInputProps(nameOf(at))}
            id={fieldId(nameOf(at))}
            label={`${at + 1}. ${question}`}
            autosize
            minRows={2}
            withAsterisk={false}
            aria-required
          />
        ))}
        <Text c="dimmed" size="sm">
          What you type is kept in this browser tab until you send it.
        </Text>
        <div>
          <Button type="submit" color="terracotta" loading={save.isSaving}>
            Submit Questionnaire
          </Button>
        </div>
      </Stack>
    </form>
  );
}
