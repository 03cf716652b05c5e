import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { z } from "zod";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { GoingOn, MAX_DESPITE_LENGTH } from "../../../contract/platform/cautions.ts";
import { deleteDraft, useDraft, useDraftDialog } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../platform/kit/form.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { StepOf } from "./adoption.api.ts";
import { CautionList } from "./caution-list.tsx";
import { type StaffSteps, stepDraft } from "./use-steps.ts";

type Issuing = "home-check/complete" | "contract/issue";
/** Why the step is taken in spite of what is missing, and what of it was on the screen. */
type Going = { despite?: string; saw: NonNullable<z.output<typeof GoingOn.saw>> };
type Props = {
  adoption: Adoption;
  steps: StaffSteps;
  action: Issuing;
  step: (going: Going) => StepOf<Issuing>;
  /** Of the button, and of the one in the dialog that confirms. */
  text: string;
};

const withReason = validateWith(z.object({ despite: GoingOn.despite.unwrap() }));

/** Issues a contract after a question: who gets which animal, what is missing, and why it is issued all the same (rules §4). */
export function ContractButton({ variant, ...form }: Props & { variant: "filled" | "subtle" }) {
  const { adoption, steps, action, text } = form;
  // A question about the next step does not open with the draft of the step before.
  const draft = `${action}-${adoption.id}`;
  const { isOpen, open, close } = useDraftDialog(draft);
  const title = appTexts().adoptions.contractQuestion.title(adoption.animalName);
  return (
    <>
      <Button variant={variant} loading={steps.isTaking} onClick={open}>
        {text}
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} size="lg">
        <QuestionForm {...form} draft={draft} close={close} />
      </Modal>
    </>
  );
}

function QuestionForm(props: Props & { draft: string; close: () => void }) {
  const { adoption, steps, action, step, text: yes, draft, close } = props;
  const text = appTexts().adoptions.contractQuestion;
  const { animalName, adopterFullName, cautions = [] } = adoption;
  const isStopped = cautions.some(({ weight }) => weight === "stop");
  const needsReason = !isStopped && cautions.some(({ weight }) => weight === "reason");
  const form = useForm({
    initialValues: { despite: "" },
    validate: (values) => (needsReason ? withReason(values) : {}),
  });
  useDraft(form, ["despite"], draft);
  const { isSaving, problem, ...save } = useSave(form, {
    send: ({ despite }) => steps.take(step({ ...(needsReason && { despite }), saw: cautions.map(({ kind }) => kind) })),
    // After a failure the reason stays for another attempt.
    done: (result) => {
      if (result === "failed") return;
      if (result === "done") deleteDraft(stepDraft(adoption));
      close();
    },
    failure: appTexts().adoptionSteps.failed[action],
  });
  return (
    <form {...save} className="part">
      <Text>{isStopped ? text.stopped(adopterFullName, animalName) : text.ask(adopterFullName, animalName)}</Text>
      <ErrorSummary errors={{}} problem={problem} />
      <CautionList adoption={adoption} />
      {needsReason && (
        <Textarea
          {...field(form, "despite")}
          label={text.despite}
          description={text.despiteHint}
          autosize
          minRows={2}
          maxLength={MAX_DESPITE_LENGTH}
          required
          data-autofocus
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        {!isStopped && (
          <Button type="submit" loading={isSaving} {...(!needsReason && { "data-autofocus": true })}>
            {yes}
          </Button>
        )}
      </Group>
    </form>
  );
}
