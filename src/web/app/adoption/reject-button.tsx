import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { deleteDraft, hasDraft } from "../platform/kit/draft.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { RejectDialog, rejectionDraft } from "./reject-dialog.tsx";
import type { StaffSteps } from "./use-staff-step.ts";

/** Ends an adoption at any stage; a dialog asks for the reason (rules §4: note required). */
export function RejectButton({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const draft = rejectionDraft(adoption);
  const [isAsking, { open, close }] = useDisclosure(hasDraft(draft), { onClose: () => deleteDraft(draft) });
  return (
    <div className="set-apart">
      <Button variant="subtle" color="red" disabled={steps.isTaking} onClick={open}>
        {appTexts().adoptions.reject.button}
      </Button>
      <RejectDialog
        adoption={adoption}
        steps={steps}
        action="reject"
        step={(body) => ({ action: "reject", body })}
        asksReason
        opened={isAsking}
        close={close}
      />
    </div>
  );
}
