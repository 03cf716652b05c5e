import { ReopenRequest } from "../../../../contract/animals/stays.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { LongText } from "../../platform/kit/fields.tsx";
import { appTexts } from "../../platform/texts/texts.ts";

/** Undoes an outcome that was a mistake; the reason is kept (rules §14). */
export function ReopenDialog({ stayId, animal, isOffered }: { stayId: number; animal: string; isOffered: boolean }) {
  const { reopen } = appTexts().stays;
  return (
    <DialogForm
      part="reopen"
      isOffered={isOffered}
      variant="subtle"
      texts={{ ...reopen, title: reopen.title(animal) }}
      values={{ reason: "" }}
      schema={ReopenRequest}
      send={(body: { reason: string }) => callApi("POST /stays/:id/reopen", { params: { id: stayId }, body })}
    >
      {(input) => <LongText {...input("reason")} label={reopen.reason} required />}
    </DialogForm>
  );
}
