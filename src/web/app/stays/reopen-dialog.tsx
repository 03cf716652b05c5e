import { ReopenRequest } from "../../../contract/stays.ts";
import { callApi } from "../calls.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { appTexts } from "../texts/texts.ts";
import { LongText } from "./stay-fields.tsx";

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
