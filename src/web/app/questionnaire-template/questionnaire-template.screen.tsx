import { Anchor, Button, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Translations } from "../../../contract/translations.ts";
import { apiQuery, callApi } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { useSave } from "../kit/form.ts";
import { useLeaveGuard } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { textValue } from "../kit/translations.ts";
import { appTexts } from "../texts/texts.ts";
import { QuestionList } from "./question-list.tsx";
import { type Question, questionError, textsOf } from "./questions.ts";

/** Edits the questions of new questionnaires. Those already sent keep theirs (rules §4). */
export function QuestionnaireTemplateScreen() {
  const template = useQuery(apiQuery("GET /adoptions/questionnaire/template"));
  const text = appTexts().questionnaireTemplate;
  return (
    <Screen title={text.title}>
      <Anchor component={Link} to="/admin/adoptions" size="sm">
        {`← ${text.allAdoptions}`}
      </Anchor>
      <Text>{text.explanation}</Text>
      <Loaded query={template} failed={text.loadFailed}>
        {({ translations }) => <TemplateForm questions={translations} />}
      </Loaded>
    </Screen>
  );
}

const keyed = (questions: readonly Translations[]): Question[] =>
  questions.map((texts) => ({ key: randomId(), texts }));

function TemplateForm({ questions }: { questions: readonly Translations[] }) {
  const text = appTexts().kit.form;
  const form = useForm({
    initialValues: { questions: keyed(questions) },
    validate: { questions: { texts: questionError } },
  });
  useDraft(form, ["questions"]);
  const isChanged = JSON.stringify(textsOf(form.getValues().questions)) !== JSON.stringify(questions);
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ questions: changed }) => {
      const body = { translations: textsOf(changed) };
      return isChanged ? callApi("PUT /adoptions/questionnaire/template", { body }) : undefined;
    },
    done: (saved) => {
      deleteDraft();
      notifySuccess(saved ? text.saved : text.unchanged);
    },
    failure: appTexts().questionnaireTemplate.saveFailed,
  });
  useLeaveGuard(isChanged);
  return (
    <form {...save} className="part">
      <ErrorSummary errors={form.errors} problem={problem} />
      <QuestionList
        questions={form.getValues().questions}
        inputProps={(path) => form.getInputProps(path)}
        errorOf={(path) => form.errors[path]}
        add={() => form.insertListItem("questions", { key: randomId(), texts: textValue(undefined) })}
        remove={(at) => form.removeListItem("questions", at)}
        move={(from, to) => form.reorderListItem("questions", { from, to })}
      />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
        {isChanged && (
          <Button variant="outline" onClick={() => form.setValues({ questions: keyed(questions) })}>
            {appTexts().questionnaireTemplate.undo}
          </Button>
        )}
      </Group>
    </form>
  );
}
