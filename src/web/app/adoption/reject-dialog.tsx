import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Adoption, Rejection } from "../../../contract/adoption/adoptions.ts";
import { deleteDraft, useDraft } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../platform/kit/form.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { StepOf } from "./adoption.api.ts";
import type { StaffSteps } from "./use-staff-step.ts";

/** The name of the draft of a step's form: where adoptions stand beside each other, each has its own. */
export const stepDraft = ({ id }: Adoption): string => `step-${id}`;

/** The same of what is typed into the dialog, beside the draft of the step's form. */
export const rejectionDraft = ({ id }: Adoption): string => `reject-${id}`;

type Values = { note: string; messageToAdopter: string };
export type Rejecting = {
  action: "reject" | "main-caretaker/decision" | "home-check/complete";
  /** The step with what was typed. */
  step: (values: Values) => StepOf<Rejecting["action"]>;
  /** Whether staff give the reason here; without a reason the stage's own form has a note. */
  asksReason: boolean;
};
type Props = { adoption: Adoption; steps: StaffSteps; opened: boolean; close: () => void } & Rejecting;

/** Before a rejection: what it means, the reason for staff, and a sentence to the adopter (rules §4). */
export function RejectDialog({ opened, close, ...form }: Props) {
  return (
    <Modal opened={opened} onClose={close} title={appTexts().adoptions.reject.ask}>
      <RejectForm {...form} close={close} />
    </Modal>
  );
}

function RejectForm({ adoption, steps, action, step, asksReason, close }: Omit<Props, "opened">) {
  const text = appTexts().adoptions.reject;
  const { animalName, adopterFullName, offeredMessage = "" } = adoption;
  const form = useForm<Values>({
    initialValues: { note: "", messageToAdopter: offeredMessage },
    validate: asksReason ? validateWith(Rejection) : validateWith(Rejection.pick({ messageToAdopter: true })),
  });
  useDraft(form, ["note", "messageToAdopter"], rejectionDraft(adoption));
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => steps.take(step(values)),
    // After a failure the text stays for another attempt.
    done: (result) => {
      if (result === "failed") return;
      deleteDraft(stepDraft(adoption));
      close();
    },
    failure: appTexts().adoptionSteps.failed[action],
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
