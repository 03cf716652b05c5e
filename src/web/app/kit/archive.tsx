import { Button, Checkbox, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { api } from "../api.ts";
import { errorText } from "../problem.ts";
import type { ListAddress } from "./list-address.ts";
import { failed, said } from "./notify.ts";
import type { AnyRecord, Resource } from "./resource.ts";

/** @returns whether a list shows deleted records */
export const isArchive = ({ params }: Pick<ListAddress, "params">): boolean => params.get("archived") === "true";

/** Switches a list to deleted records, for admins (decisions §1). */
export function DeletedOnly({ address, label }: { address: ListAddress; label: string }) {
  return (
    <Checkbox
      label={label}
      checked={isArchive(address)}
      onChange={({ currentTarget }) => address.change({ archived: currentTarget.checked ? "true" : "" })}
    />
  );
}

type Props<T> = { resource: Resource; title: (record: T) => string; detail: (record: T) => ReactNode };

/** Deleted records, each with a restore button (decisions §1). */
export function ArchivedRecords<T extends AnyRecord>({ records, ...props }: Props<T> & { records: readonly T[] }) {
  return (
    <ul className="archived-records">
      {records.map((record) => (
        <li key={record.id} className="panel">
          <div>
            <strong>{props.title(record)}</strong>
            <Text c="dimmed">{props.detail(record)}</Text>
          </div>
          {record.actions?.includes("restore") && (
            <RestoreButton resource={props.resource} id={record.id} title={props.title(record)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Restores one deleted record. */
export function RestoreButton({ resource, id, title }: { resource: Resource; id: number; title: string }) {
  const [isBusy, setBusy] = useState(false);
  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await api.post(`${resource.api}/${id}/restore`);
      said(`${title} was restored.`);
    } catch (error) {
      failed(errorText(error, "Operation failed."));
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={restore}>
      Restore<span className="visually-hidden"> {title}</span>
    </Button>
  );
}
