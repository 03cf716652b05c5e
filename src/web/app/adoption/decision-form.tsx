import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { deleteDraft, useDraft } from "../platform/kit/draft.ts";
import { field } from "../platform/kit/form.ts";
import { notifyError } from "../platform/kit/notify.tsx";
import { errorText } from "../platform/problem.ts";
import { ContractButton } from "./contract-button.tsx";
import { RejectButton } from "./reject-button.tsx";
import { adoptionTexts } from "./texts.ts";
import { type StaffSteps, stepDraft } from "./use-steps.ts";

type Props = { adoption: Adoption; steps: StaffSteps; action: "main-caretaker/decision" | "home-check/complete" };

/**
 * Approve or reject with an optional note (spec §4). A dialog asks before a rejection, which ends the adoption, and before
 * a contract.
 */
export function DecisionForm({ adoption, steps, action }: Props) {
  const form = useForm({ initialValues: { note: "" } });
  useDraft(form, ["note"], stepDraft(adoption));
  const { decisions, note: noteText } = adoptionTexts().adoptions;
  const text = decisions[action];
  const { note } = form.getValues();

  async function approve(): Promise<void> {
    try {
      if ((await steps.take({ action, body: { approved: true, note } })) === "done") deleteDraft(stepDraft(adoption));
    } catch (error) {
      notifyError(errorText(error, animalsTexts().adoptionSteps.failed[action]));
    }
  }
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
        {action === "home-check/complete" ? (
          <ContractButton
            adoption={adoption}
            steps={steps}
            action={action}
            step={(going) => ({ action, body: { approved: true, note, ...going } })}
            text={text.approve}
            variant="filled"
          />
        ) : (
          <Button loading={steps.isTaking} onClick={approve}>
            {text.approve}
          </Button>
        )}
        <RejectButton
          adoption={adoption}
          steps={steps}
          step={({ messageToAdopter }) => ({ action, body: { approved: false, note, messageToAdopter } })}
          text={text.reject}
          variant="outline"
        />
      </Group>
    </div>
  );
}
