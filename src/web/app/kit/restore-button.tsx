import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "../api.ts";
import { errorText } from "../problem.ts";
import { failed, said } from "./notify.ts";
import { type Resource, reloadRecords } from "./resource.ts";

/** Brings a deleted record back (decisions §1). @param title what it is called */
export function RestoreButton({ resource, id, title }: { resource: Resource; id: number; title: string }) {
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await api.post(`${resource.api}/${id}/restore`);
      said(`${title} was restored.`);
      await reloadRecords(resource);
    } catch (error) {
      failed(errorText(error, "Operation failed."));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={restore}>
      Restore<span className="visually-hidden"> {title}</span>
    </Button>
  );
}
