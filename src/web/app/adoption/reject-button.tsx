import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Adoption, Rejection } from "../../../contract/adoption/adoptions.ts";
import { deleteDraft, useDraft, useDraftDialog } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../platform/kit/form.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { StaffAction, StepOf } from "./adoption.api.ts";
import { type StaffSteps, stepDraft } from "./use-steps.ts";

type Values = { note: string; messageToAdopter: string };
type FormProps = {
  adoption: Adoption;
  steps: StaffSteps;
  /** The step with what was typed. */
  step: (values: Values) => StepOf<StaffAction>;
  /** Whether staff give the reason here; without a reason the stage's own form has a note. */
  asksReason?: boolean;
};
type Props = FormProps & { text: string; variant: "subtle" | "outline" };

/** Ends an adoption. A dialog says what that means, and asks for the reason and a sentence to the adopter (rules §4). */
export function RejectButton({ text, variant, ...form }: Props) {
  // Beside the draft of the step's form.
  const draft = `reject-${form.adoption.id}`;
  const { isOpen, open, close } = useDraftDialog(draft);
  return (
    <>
      <Button variant={variant} color="red" disabled={form.steps.isTaking} onClick={open}>
        {text}
      </Button>
      <Modal opened={isOpen} onClose={close} title={appTexts().adoptions.reject.ask}>
        <RejectForm {...form} draft={draft} close={close} />
      </Modal>
    </>
  );
}

function RejectForm(props: FormProps & { draft: string; close: () => void }) {
  const { adoption, steps, step, asksReason, draft, close } = props;
  const text = appTexts().adoptions.reject;
  const { animalName, adopterFullName, offeredMessage = "" } = adoption;
  const form = useForm<Values>({
    initialValues: { note: "", messageToAdopter: offeredMessage },
    validate: validateWith(asksReason ? Rejection : Rejection.pick({ messageToAdopter: true })),
  });
  useDraft(form, ["note", "messageToAdopter"], draft);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => steps.take(step(values)),
    // After a failure the text stays for another attempt.
    done: (result) => {
      if (result === "failed") return;
      deleteDraft(stepDraft(adoption));
      close();
    },
    failure: appTexts().adoptionSteps.failed.reject,
  });
  return (
    <form {...save} className="part">
      <Text>{text.warning(adopterFullName, animalName)}</Text>
      <ErrorSummary errors={{}} problem={problem} />
      {asksReason && (
        <Textarea
          {...field(form, "note")}
          id="field-reason"
          label={text.reason}
          description={text.reasonHint}
          autosize
          minRows={3}
          required
          data-autofocus
        />
      )}
      <Textarea
        {...field(form, "messageToAdopter")}
        label={text.message}
        description={text.messageHint}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button type="submit" color="red" loading={isSaving}>
          {text.confirm}
        </Button>
      </Group>
    </form>
  );
}
