import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { useSave } from "../../platform/kit/form.ts";
import { useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { BackLink, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { adoptionTexts } from "../texts.ts";
import { QuestionList } from "./question-list.tsx";
import { type Question, questionsOf, requestOf, type Template, useQuestionsForm } from "./questions.ts";

/** Edits the questions of new questionnaires. Those already sent keep theirs (rules §4). */
export function QuestionnaireTemplateScreen() {
  const template = useQuery(apiQuery("GET /adoptions/questionnaire/template"));
  const text = adoptionTexts().questionnaireTemplate;
  return (
    <Screen title={appTexts().shell.navigation.questionnaire}>
      <BackLink to="/admin/adoptions" text={text.allAdoptions} />
      <Text>{text.explanation}</Text>
      <Loaded query={template} failed={text.loadFailed}>
        {(saved) => <TemplateForm template={saved} />}
      </Loaded>
    </Screen>
  );
}

const isSame = (one: readonly Question[], other: readonly Question[]) =>
  JSON.stringify(requestOf(one)) === JSON.stringify(requestOf(other));

function TemplateForm({ template }: { template: Template }) {
  const text = appTexts().kit.form;
  const form = useQuestionsForm(template);
  useDraft(form, ["questions"]);
  const isChanged = !isSame(form.getValues().questions, questionsOf(template));
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ questions: changed }) => {
      const body = { ...requestOf(changed), was: { translations: template.translations } };
      return isChanged ? callApi("PUT /adoptions/questionnaire/template", { body }) : undefined;
    },
    done: (saved) => {
      deleteDraft();
      // In the order of the parts.
      if (saved) form.setValues({ questions: questionsOf(saved) });
      notifySuccess(saved ? text.saved : text.unchanged);
    },
    failure: adoptionTexts().adoptions.edit.failed,
  });
  useLeaveGuard(isChanged);
  return (
    <form {...save} className="part">
      <ErrorSummary errors={form.errors} problem={problem} />
      <QuestionList form={form} />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
        {isChanged && (
          <Button variant="outline" onClick={() => form.setValues({ questions: questionsOf(template) })}>
            {adoptionTexts().questionnaireTemplate.undo}
          </Button>
        )}
      </Group>
    </form>
  );
}
