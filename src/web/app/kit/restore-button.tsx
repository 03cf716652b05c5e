import { Button } from "@mantine/core";
import { useState } from "react";
import { SAVE_TEXT } from "../../../contract/shared.ts";
import { api } from "../api.ts";
import { errorText } from "../problem.ts";
import { failed, said } from "./notify.ts";
import { type Resource, reloadRecords } from "./resource.ts";

/** Brings a deleted record back (decisions §1). */
export function RestoreButton({ resource, id }: { resource: Resource; id: number }) {
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await api.post(`${resource.api}/${id}/restore`);
      await reloadRecords(resource);
      said(`${resource.name} restored.`);
    } catch (error) {
      failed(errorText(error, SAVE_TEXT.failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button loading={isBusy} onClick={restore}>
      Restore {resource.name}
    </Button>
  );
}
