import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { type Adoption, Rejection } from "../../../contract/adoptions.ts";
import { deleteDraft, hasDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../kit/form.ts";
import { appTexts } from "../texts/texts.ts";
import type { StaffSteps } from "./use-staff-step.ts";

/** The draft of the reason has its own name, beside the draft of the step's form. */
const REASON = "reject";

type Part = { adoption: Adoption; steps: StaffSteps };

/** Ends an adoption at any stage; a dialog asks for the reason (rules §4: note required). */
export function RejectButton({ adoption, steps }: Part) {
  const text = appTexts().adoptions.reject;
  const [isAsking, { open, close }] = useDisclosure(hasDraft(REASON), { onClose: () => deleteDraft(REASON) });
  return (
    <div className="set-apart">
      <Button variant="subtle" color="red" disabled={steps.isTaking} onClick={open}>
        {text.button}
      </Button>
      <Modal opened={isAsking} onClose={close} title={text.ask}>
        <RejectForm adoption={adoption} steps={steps} close={close} />
      </Modal>
    </div>
  );
}

function RejectForm({ adoption: { animalName, adopterFullName }, steps, close }: Part & { close: () => void }) {
  const text = appTexts().adoptions.reject;
  const form = useForm({ initialValues: { note: "" }, validate: validateWith(Rejection) });
  useDraft(form, ["note"], REASON);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (body) => steps.take({ action: "reject", body }),
    // After a failure the text stays for another attempt.
    done: (result) => result !== "failed" && close(),
    failure: appTexts().adoptionSteps.failed.reject,
  });
  return (
    <form {...save} className="part">
      <Text>{text.warningWithReason(adopterFullName, animalName)}</Text>
      <ErrorSummary errors={{}} problem={problem} />
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
