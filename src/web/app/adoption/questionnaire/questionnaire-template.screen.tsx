import { Button, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { useSave } from "../../platform/kit/form.ts";
import { useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { BackLink, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { QuestionList } from "./question-list.tsx";
import { editedQuestion, optionsError, type Question, questionError, requestOf } from "./questions.ts";

/** Edits the questions of new questionnaires. Those already sent keep theirs (rules §4). */
export function QuestionnaireTemplateScreen() {
  const template = useQuery(apiQuery("GET /adoptions/questionnaire/template"));
  const text = appTexts().questionnaireTemplate;
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/adoptions" text={text.allAdoptions} />
      <Text>{text.explanation}</Text>
      <Loaded query={template} failed={text.loadFailed}>
        {(saved) => <TemplateForm template={saved} />}
      </Loaded>
    </Screen>
  );
}

type Template = AnswerOf<"GET /adoptions/questionnaire/template">;

const keyed = ({ translations, details }: Template): Question[] =>
  translations.map((texts, at) => editedQuestion(randomId(), texts, details[at]));

const blankQuestion = () => editedQuestion(randomId(), textValue(undefined), undefined);

const isSame = (one: readonly Question[], other: readonly Question[]) =>
  JSON.stringify(requestOf(one)) === JSON.stringify(requestOf(other));

function TemplateForm({ template }: { template: Template }) {
  const text = appTexts().kit.form;
  const form = useForm({
    initialValues: { questions: keyed(template) },
    validate: {
      questions: {
        texts: questionError,
        options: (_options, { questions }, path) => {
          const question = questions[Number(path.split(".")[1])];
          return question ? optionsError(question) : null;
        },
      },
    },
  });
  useDraft(form, ["questions"]);
  const isChanged = !isSame(form.getValues().questions, keyed(template));
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ questions: changed }) => {
      const body = requestOf(changed);
      return isChanged ? callApi("PUT /adoptions/questionnaire/template", { body }) : undefined;
    },
    done: (saved) => {
      deleteDraft();
      // In the order of the parts.
      if (saved) form.setValues({ questions: keyed(saved) });
      notifySuccess(saved ? text.saved : text.unchanged);
    },
    failure: appTexts().questionnaireTemplate.saveFailed,
  });
  useLeaveGuard(isChanged);
  const lastPart = form.getValues().questions.at(-1)?.part ?? "";
  return (
    <form {...save} className="part">
      <ErrorSummary errors={form.errors} problem={problem} />
      <QuestionList
        questions={form.getValues().questions}
        inputProps={(path) => form.getInputProps(path)}
        errorOf={(path) => form.errors[path]}
        setKind={(at, kind) => form.setFieldValue(`questions.${at}.kind`, kind)}
        add={() => form.insertListItem("questions", { ...blankQuestion(), part: lastPart })}
        remove={(at) => form.removeListItem("questions", at)}
        move={(from, to) => form.reorderListItem("questions", { from, to })}
      />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
        {isChanged && (
          <Button variant="outline" onClick={() => form.setValues({ questions: keyed(template) })}>
            {appTexts().questionnaireTemplate.undo}
          </Button>
        )}
      </Group>
    </form>
  );
}
