import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Adoption } from "../../../contract/adoptions.ts";
import { confirmAction } from "../kit/confirm-action.tsx";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { field } from "../kit/form.ts";
import { notifyError } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import type { StaffSteps } from "./use-staff-step.ts";

type DecisionAction = "main-caretaker/decision" | "home-check/complete";

/** Approve or reject with an optional note (spec §4). A rejection ends the adoption and needs a confirmation. */
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
  const { decisions, reject, note: noteText } = appTexts().adoptions;
  const text = decisions[action];
  const { animalName, adopterFullName } = adoption;

  async function decide(approved: boolean): Promise<void> {
    if (!approved && !(await confirmed())) return;
    const { note } = form.getValues();
    try {
      if ((await steps.take({ action, body: { approved, note } })) === "done") deleteDraft();
    } catch (error) {
      notifyError(errorText(error, appTexts().adoptionSteps.failed[action]));
    }
  }
  const confirmed = () =>
    confirmAction({
      title: reject.ask,
      text: reject.warning(adopterFullName, animalName),
      yes: reject.confirm,
      isDanger: true,
    });
  return (
    <div className="part">
      <Text>{text.hint}</Text>
      <Textarea
        {...field(form, "note")}
        label={noteText.label}
        description={noteText.hint}
        autosize
        minRows={2}
        maxLength={5000}
      />
      <Group gap="sm">
        <Button loading={steps.isTaking} onClick={() => decide(true)}>
          {text.approve}
        </Button>
        <Button variant="outline" color="red" disabled={steps.isTaking} onClick={() => decide(false)}>
          {text.reject}
        </Button>
      </Group>
    </div>
  );
}
