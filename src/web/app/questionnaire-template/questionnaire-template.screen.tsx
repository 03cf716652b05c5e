import { Anchor, Button, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQuery, callApi } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { useSave } from "../kit/form.ts";
import { useLeaveGuard } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
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
        ← {text.allAdoptions}
      </Anchor>
      <Text>{text.explanation}</Text>
      <Loaded query={template} failed={text.loadFailed}>
        {({ questions }) => <TemplateForm questions={questions} />}
      </Loaded>
    </Screen>
  );
}

const keyed = (questions: readonly string[]): Question[] => questions.map((text) => ({ key: randomId(), text }));

function TemplateForm({ questions }: { questions: readonly string[] }) {
  const text = appTexts().kit.form;
  const form = useForm({
    initialValues: { questions: keyed(questions) },
    validate: { questions: { text: questionError } },
  });
  useDraft(form, ["questions"]);
  const isChanged = textsOf(form.getValues().questions).join("\n") !== questions.join("\n");
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ questions: changed }) => {
      const body = { questions: textsOf(changed) };
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
        add={() => form.insertListItem("questions", { key: randomId(), text: "" })}
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
