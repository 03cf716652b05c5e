import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { deleteDraft, hasDraft, useDraft } from "../platform/kit/draft.ts";
import { field } from "../platform/kit/form.ts";
import { notifyError } from "../platform/kit/notify.tsx";
import { errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { ContractQuestion, reasonDraft } from "./contract-question.tsx";
import { RejectDialog, rejectionDraft, stepDraft } from "./reject-dialog.tsx";
import type { StaffSteps } from "./use-staff-step.ts";

type DecisionAction = "main-caretaker/decision" | "home-check/complete";

/**
 * Approve or reject with an optional note (spec §4). A dialog asks before a rejection, which ends the adoption, and before
 * a contract.
 */
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
  useDraft(form, ["note"], stepDraft(adoption));
  const rejection = rejectionDraft(adoption);
  const [isRejecting, { open, close }] = useDisclosure(hasDraft(rejection), { onClose: () => deleteDraft(rejection) });
  const { decisions, note: noteText } = appTexts().adoptions;
  const text = decisions[action];
  const { note } = form.getValues();
  const reason = reasonDraft(adoption, "home-check/complete");
  const [isAsked, question] = useDisclosure(hasDraft(reason), { onClose: () => deleteDraft(reason) });
  const isContractNext = action === "home-check/complete";

  async function approve(): Promise<void> {
    try {
      if ((await steps.take({ action, body: { approved: true, note } })) === "done") deleteDraft(stepDraft(adoption));
    } catch (error) {
      notifyError(errorText(error, appTexts().adoptionSteps.failed[action]));
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
        <Button loading={steps.isTaking} onClick={isContractNext ? question.open : approve}>
          {text.approve}
        </Button>
        <Button variant="outline" color="red" disabled={steps.isTaking} onClick={open}>
          {text.reject}
        </Button>
      </Group>
      {isContractNext && (
        <ContractQuestion
          adoption={adoption}
          steps={steps}
          action={action}
          step={(going) => ({ action, body: { approved: true, note, ...going } })}
          yes={text.approve}
          opened={isAsked}
          close={question.close}
          done={() => deleteDraft(stepDraft(adoption))}
        />
      )}
      <RejectDialog
        adoption={adoption}
        steps={steps}
        action={action}
        step={({ messageToAdopter }) => ({ action, body: { approved: false, note, messageToAdopter } })}
        asksReason={false}
        opened={isRejecting}
        close={close}
      />
    </div>
  );
}
