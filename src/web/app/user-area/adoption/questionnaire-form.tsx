import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Adoption, QuestionnaireDraft } from "../../../../contract/adoptions.ts";
import { callApi } from "../../calls.ts";
import { deleteDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { fieldId, useSave } from "../../kit/form.ts";
import { notifySuccess } from "../../kit/notify.ts";
import { Loaded } from "../../kit/screen.tsx";
import { queryClient } from "../../query-client.ts";
import { appTexts } from "../../texts/texts.ts";
import { draftQuery } from "./questionnaire-draft.ts";
import { answerName, useAnswers } from "./use-answers.ts";
import { refusalText, type Steps } from "./use-steps.ts";

type Props = { adoption: Adoption; questions: readonly string[]; steps: Steps };

/** The questionnaire form, with the stored draft from any tab or device. */
export function Questionnaire(props: Props) {
  const draft = useQuery(draftQuery(props.adoption.id));
  return (
    <Loaded query={draft} failed={appTexts().myAdoption.questionnaire.loadFailed}>
      {(saved) => <QuestionnaireForm {...props} saved={saved} />}
    </Loaded>
  );
}

function QuestionnaireForm({ adoption, questions, steps, saved }: Props & { saved: QuestionnaireDraft }) {
  const text = appTexts().myAdoption.questionnaire;
  const { form, isOffline, submit } = useAnswers(adoption.id, saved, (error) => {
    steps.setRefusal(refusalText(error));
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
  return (
    <form onSubmit={save.onSubmit} noValidate>
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        {questions.map((question, at) => (
          <Textarea
            key={question}
            {...form.getInputProps(answerName(at))}
            id={fieldId(answerName(at))}
            label={`${at + 1}. ${question}`}
            labelProps={{ lang: adoption.questionnaire?.questionLanguages?.[at] }}
            autosize
            minRows={2}
            withAsterisk={false}
            aria-required
          />
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
