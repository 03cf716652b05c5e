import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "../problem.ts";
import { confirmAction } from "./confirm-action.tsx";
import { deleteDraft } from "./draft.ts";
import { notifyError, notifySuccess } from "./notify.ts";
import { type AnyRecord, type Resource, removeFromCache } from "./resource.ts";

/** Deletes a record after a confirmation that names it, and then shows the list. */
export function DeleteButton({ resource, record, title }: { resource: Resource; record: AnyRecord; title: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { name } = resource;
  const text = resource.text();

  async function remove(): Promise<void> {
    const question = text.deleteAsk ?? `Delete this ${name.toLowerCase()}?`;
    if (isDeleting || !(await confirmAction({ title: question, text: title, yes: `Delete ${name}`, isDanger: true })))
      return;
    setDeleting(true);
    try {
      await resource.remove(record.id);
      deleteDraft();
      await navigate(resource.list, { state: { deleted: record.id } });
      notifySuccess(`${title} was deleted.`);
      removeFromCache(resource, record.id);
    } catch (error) {
      notifyError(errorText(error, text.deleteFailed));
      setDeleting(false);
    }
  }
  return (
    <Button variant="outline" color="red" loading={isDeleting} onClick={remove}>
      Delete {name}
    </Button>
  );
}
