import { Checkbox, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ListAddress } from "./list-address.ts";
import type { AnyRecord, Resource } from "./resource.ts";
import { RestoreButton } from "./restore-button.tsx";

/** @returns whether a list shows what was deleted */
export const isArchive = ({ params }: Pick<ListAddress, "params">): boolean => params.get("archived") === "true";

/** Switches a list to what was deleted; for admins (decisions §1). */
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

/** Records that were deleted, each with the way to bring it back (decisions §1). */
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
