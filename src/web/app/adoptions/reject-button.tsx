import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { type Adoption, Rejection } from "../../../contract/adoptions.ts";
import { deleteDraft, hasDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../kit/form.ts";
import { STAFF_ACTION_TEXT } from "./adoption.texts.ts";
import type { StaffSteps } from "./use-staff-step.ts";

/** The reason is kept apart from what is typed into the step's own form. */
const REASON = "reject";

type Part = { adoption: Adoption; steps: StaffSteps };

/** Ends an adoption at any stage; the question asks for the reason (rules §4: note required). */
export function RejectButton({ adoption, steps }: Part) {
  const [isAsking, { open, close }] = useDisclosure(hasDraft(REASON), { onClose: () => deleteDraft(REASON) });
  return (
    <div className="set-apart">
      <Button variant="subtle" color="red" disabled={steps.isTaking} onClick={open}>
        Reject with a reason
      </Button>
      <Modal opened={isAsking} onClose={close} title="Reject this adoption?">
        <RejectForm adoption={adoption} steps={steps} close={close} />
      </Modal>
    </div>
  );
}

function RejectForm({ adoption: { animalName, adopterFullName }, steps, close }: Part & { close: () => void }) {
  const form = useForm({ initialValues: { note: "" }, validate: validateWith(Rejection) });
  useDraft(form, ["note"], REASON);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (body) => steps.take({ action: "reject", body }),
    // What was typed stays for another try.
    done: (taken) => taken !== "not done" && close(),
    failure: STAFF_ACTION_TEXT.reject.failed,
  });
  return (
    <form {...save} className="part">
      <Text>
        {`The application of ${adopterFullName} for ${animalName} ends, and the adopter is told. This cannot be taken back.`}
      </Text>
      <ErrorSummary errors={{}} problem={problem} />
      <Textarea
        {...field(form, "note")}
        id="field-reason"
        label="Reason"
        description="For staff only"
        autosize
        minRows={3}
        required
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={isSaving}>
          Reject
        </Button>
      </Group>
    </form>
  );
}
