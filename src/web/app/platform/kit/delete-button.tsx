import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { errorText } from "../problem.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { confirmAction } from "./confirm-action.tsx";
import { deleteDraft } from "./draft.ts";
import { notifyError, notifySuccess } from "./notify.ts";
import { notifyWithUndo } from "./notify-with-undo.tsx";
import { type AnyRecord, type Resource, removeFromCache } from "./resource.ts";

/**
 * Deletes a record after a confirmation that names it, and then shows the list. Admins may bring an archived one back from
 * the message.
 */
export function DeleteButton({ resource, record, title }: { resource: Resource; record: AnyRecord; title: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { isAdmin } = useSession();
  const text = appTexts().kit.record;
  const names = appTexts().recordNames[resource.subject];

  async function remove(): Promise<void> {
    const question = { title: names.deleteAsk, text: title, yes: names.delete, isDanger: true };
    if (isDeleting || !(await confirmAction(question))) return;
    setDeleting(true);
    try {
      await resource.remove(record.id);
      deleteDraft();
      await navigate(resource.list, { state: { deleted: record.id } });
      if (resource.restore && isAdmin) notifyWithUndo(text.deleted(title), () => void bringBack());
      else notifySuccess(text.deleted(title));
      removeFromCache(resource, record.id);
    } catch (error) {
      notifyError(errorText(error, resource.text().deleteFailed));
      setDeleting(false);
    }
  }
  async function bringBack(): Promise<void> {
    try {
      await resource.restore?.(record.id);
      notifySuccess(text.restored(title));
    } catch (error) {
      notifyError(errorText(error, recordTexts().lists.operationFailed));
    }
  }
  return (
    <Button variant="outline" color="red" loading={isDeleting} onClick={remove}>
      {names.delete}
    </Button>
  );
}
