import { Button, Group, Modal, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { deleteDraft, useDraft, useDraftDialog } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { type FormOf, useSave } from "../platform/kit/form.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { StaffAction, StepOf } from "./adoption.api.ts";
import { type StaffSteps, stepDraft } from "./use-steps.ts";

/** What a dialog before a step asks. */
type Question<V> = {
  adoption: Adoption;
  steps: StaffSteps;
  /** Beside the draft of the step's own form, and another for each step. */
  draft: string;
  values: V;
  validate: (values: V) => Record<string, ReactNode>;
  /** The step with what was typed. */
  step: (values: V) => StepOf<StaffAction>;
  failure: string;
  question: string;
  /** The button that takes the step; there is none while it cannot be taken. */
  confirm: { text: string; color?: "red"; isFocused?: boolean } | undefined;
  children: (form: FormOf<V>) => ReactNode;
};
type Props<V> = Question<V> & { button: (open: () => void) => ReactNode; title: string; size?: "lg" };

/** A button of a step that asks before: a dialog says what the step means and takes a reason. */
export function StepDialog<V extends object>({ button, title, size, ...question }: Props<V>) {
  const { isOpen, open, close } = useDraftDialog(question.draft);
  return (
    <>
      {button(open)}
      <Modal opened={isOpen} onClose={close} title={title} {...(size && { size })}>
        <StepForm {...question} close={close} />
      </Modal>
    </>
  );
}

function StepForm<V extends object>(props: Question<V> & { close: () => void }) {
  const { adoption, steps, draft, values, validate, step, failure, question, confirm, children, close } = props;
  const form = useForm<V>({ initialValues: values, validate });
  useDraft(form, Object.keys(values) as (keyof V & string)[], draft);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (typed) => steps.take(step(typed)),
    // After a failure what was typed stays for another attempt.
    done: (result) => {
      if (result === "failed") return;
      if (result === "done") deleteDraft(stepDraft(adoption));
      close();
    },
    failure,
  });
  return (
    <form {...save} className="part">
      <Text>{question}</Text>
      <ErrorSummary errors={{}} problem={problem} />
      {children(form)}
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        {confirm && (
          <Button
            type="submit"
            loading={isSaving}
            {...(confirm.color && { color: confirm.color })}
            {...(confirm.isFocused && { "data-autofocus": true })}
          >
            {confirm.text}
          </Button>
        )}
      </Group>
    </form>
  );
}
