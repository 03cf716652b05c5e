import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { confirmAction } from "./confirm-action.tsx";
import { deleteDraft } from "./draft.ts";
import { notifySuccess, notifyWithUndo } from "./notify.tsx";
import { type AnyRecord, type Resource, removeFromCache } from "./resource.ts";
import { useSend } from "./use-send.ts";

/**
 * Deletes a record after a confirmation that names it, and then shows the list. Admins may bring an archived one back from
 * the message.
 */
export function DeleteButton({ resource, record, title }: { resource: Resource; record: AnyRecord; title: string }) {
  const { isBusy, run } = useSend();
  const navigate = useNavigate();
  const { isAdmin } = useSession();
  const text = appTexts().kit.record;
  const names = appTexts().recordNames[resource.subject];

  async function remove(): Promise<void> {
    const question = { title: names.deleteAsk, text: title, yes: names.delete, isDanger: true };
    if (isBusy || !(await confirmAction(question))) return;
    await run(async () => {
      await resource.remove(record.id);
      deleteDraft();
      await navigate(resource.list, { state: { deleted: record.id } });
      if (resource.restore && isAdmin) notifyWithUndo(text.deleted(title), () => void bringBack());
      else notifySuccess(text.deleted(title));
      removeFromCache(resource, record.id);
    }, resource.text().deleteFailed);
  }
  async function bringBack(): Promise<void> {
    const isBack = await run(async () => resource.restore?.(record.id), recordTexts().lists.operationFailed);
    if (isBack) notifySuccess(text.restored(title));
  }
  return (
    <Button variant="outline" color="red" loading={isBusy} onClick={remove}>
      {names.delete}
    </Button>
  );
}
