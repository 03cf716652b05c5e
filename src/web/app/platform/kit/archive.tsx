import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { appTexts } from "../texts/texts.ts";
import { ActionButton } from "./action-button.tsx";
import type { ListAddress } from "./list-address.ts";
import { CheckboxFilter } from "./list-filters.tsx";
import type { AnyRecord, Resource } from "./resource.ts";

/** @returns whether a list shows deleted records */
export const isArchive = ({ params }: Pick<ListAddress, "params">): boolean => params.get("archived") === "true";

/** Switches a list to deleted records, for admins (rules §1). */
export const DeletedOnly = ({ address, label }: { address: ListAddress; label: string }) => (
  <CheckboxFilter address={address} name="archived" label={label} />
);

type Props<T> = { of: Resource; title: (record: T) => string; detail: (record: T) => ReactNode };

/** Deleted records, each with a restore button (rules §1). */
export const ArchivedRecords = <T extends AnyRecord>({ records, ...props }: Props<T> & { records: readonly T[] }) => (
  <Stack component="ul" gap="0.75rem">
    {records.map((record) => (
      <Group key={record.id} component="li" className="panel" justify="space-between" gap="0.75rem 1rem">
        <div>
          <strong>{props.title(record)}</strong>
          <Text c="dimmed">{props.detail(record)}</Text>
        </div>
        {record.actions?.includes("restore") && (
          <RestoreButton of={props.of} id={record.id} title={props.title(record)} />
        )}
      </Group>
    ))}
  </Stack>
);

/** Restores one deleted record. */
export function RestoreButton({ of: { restore }, id, title }: { of: Resource; id: number; title: string }) {
  const text = appTexts().kit.record;
  return (
    <ActionButton
      variant="outline"
      text={text.restore}
      label={text.restoreTitle(title)}
      send={async () => restore?.(id)}
      done={text.restored(title)}
      failed={recordTexts().lists.operationFailed}
    />
  );
}
