import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Adoption } from "../../../contract/adoptions.ts";
import { confirmAction } from "../kit/confirm-action.tsx";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { field } from "../kit/form.ts";
import { notifyError } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { STAFF_ACTION_TEXT } from "./adoption.texts.ts";
import type { StaffSteps } from "./use-staff-step.ts";

type DecisionAction = "main-caretaker/decision" | "home-check/complete";

const WORDS: Readonly<Record<DecisionAction, { what: string; yes: string; no: string }>> = {
  "main-caretaker/decision": {
    what: "Decide as the main caretaker. Your yes reserves the animal for this adopter.",
    yes: "Approve",
    no: "Reject",
  },
  "home-check/complete": {
    what: "Record how the home check went. Your yes issues the contract.",
    yes: "Approve home check",
    no: "Reject home check",
  },
};

/** A yes or a no with an optional note (spec §4). A no ends the adoption and is asked about first. */
export function DecisionForm({
  adoption,
  steps,
  action,
}: {
  adoption: Adoption;
  steps: StaffSteps;
  action: DecisionAction;
}) {
  const form = useForm({ initialValues: { note: "" } });
  useDraft(form, ["note"]);
  const { what, yes, no } = WORDS[action];
  const { animalName, adopterFullName } = adoption;

  async function decide(approved: boolean): Promise<void> {
    if (!approved && !(await confirmed())) return;
    const { note } = form.getValues();
    try {
      if ((await steps.take({ action, body: { approved, note } })) === "done") deleteDraft();
    } catch (error) {
      notifyError(errorText(error, STAFF_ACTION_TEXT[action].failed));
    }
  }
  const confirmed = () =>
    confirmAction({
      title: "Reject this adoption?",
      text: `The application of ${adopterFullName} for ${animalName} ends here, and the adopter is told. This cannot be taken back.`,
      yes: "Reject",
      isDanger: true,
    });
  return (
    <div className="part">
      <Text>{what}</Text>
      <Textarea
        {...field(form, "note")}
        label="Note"
        description="Optional; for staff only"
        autosize
        minRows={2}
        maxLength={5000}
      />
      <Group gap="sm">
        <Button loading={steps.isTaking} onClick={() => decide(true)}>
          {yes}
        </Button>
        <Button variant="outline" color="red" disabled={steps.isTaking} onClick={() => decide(false)}>
          {no}
        </Button>
      </Group>
    </div>
  );
}
