import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { AddressRecord } from "./address-record.tsx";
import { wayBack } from "./came-from.ts";
import { DeleteButton } from "./delete-button.tsx";
import { useLeaveOnEscape } from "./leave-guard.ts";
import { type NeighbourList, Neighbours } from "./neighbours.tsx";
import { Remember } from "./recent.ts";
import { type FormParts, RecordForm, RecordView } from "./record-form.tsx";
import { RecordHistory } from "./record-history.tsx";
import { type AnyRecord, addressOf, type Resource } from "./resource.ts";
import { Loaded, Screen } from "./screen.tsx";

type Props<T extends AnyRecord, V extends object> = {
  resource: Resource<T>;
  parts: FormParts<T, V>;
  /** The name of a record in headings and confirmations. */
  title: (record: T) => string;
  /** Buttons in addition to Edit or Delete. */
  actions?: (record: T) => ReactNode;
  /** Content above and below the form in view mode. */
  above?: (record: T) => ReactNode;
  below?: (record: T) => ReactNode;
  /** Places the form and the history among other content, instead of one below the other. */
  arranged?: (record: T, parts: { form: ReactNode; history: ReactNode }) => ReactNode;
  /** The list whose records are stepped through. */
  neighbours?: NeighbourList;
};

const isAllowed = (record: AnyRecord, action: string): boolean => record.actions?.includes(action) ?? false;

/** The screen that shows one record, with an Edit button (spec §2.6). */
export function ViewScreen<T extends AnyRecord, V extends object>(props: Props<T, V>) {
  const { resource, parts, title, actions, above, below, arranged, neighbours } = props;
  const { isAdmin } = useSession();
  const formOf = (record: T) => <RecordView resource={resource} parts={parts} record={record} />;
  const historyOf = ({ id }: T) => isAdmin && <RecordHistory subject={resource.subject} id={id} />;
  return (
    <RecordLoader resource={resource}>
      {(record) => (
        <Screen
          title={title(record)}
          actions={
            <>
              {neighbours && <Neighbours list={neighbours} resource={resource} id={record.id} />}
              {actions?.(record)}
              {isAllowed(record, "edit") && <EditButton to={addressOf.edit(resource, record.id)} />}
            </>
          }
        >
          <LeaveOnEscape to={wayBack(resource.list)} />
          <Remember to={addressOf.view(resource, record.id)} name={title(record)} kind={resource.subject} />
          {above?.(record)}
          {arranged ? (
            arranged(record, { form: formOf(record), history: historyOf(record) })
          ) : (
            <>
              {formOf(record)}
              {below?.(record)}
              {historyOf(record)}
            </>
          )}
        </Screen>
      )}
    </RecordLoader>
  );
}

/** The screen that edits one record, with a Delete button. The record is refetched, because others may have changed it. */
export const EditScreen = <T extends AnyRecord, V extends object>({ resource, parts, title, actions }: Props<T, V>) => (
  <RecordLoader resource={resource} isRefetched>
    {(record) => (
      <Screen
        title={appTexts().kit.record.editTitle(title(record))}
        actions={
          <>
            {actions?.(record)}
            {isAllowed(record, "delete") && <DeleteButton resource={resource} record={record} title={title(record)} />}
          </>
        }
      >
        <RecordForm resource={resource} parts={parts} record={record} />
      </Screen>
    )}
  </RecordLoader>
);

/** The screen that adds a record. */
export const AddScreen = <T extends AnyRecord, V extends object>({ resource, parts }: Omit<Props<T, V>, "title">) => (
  <Screen title={appTexts().recordNames[resource.subject].add}>
    <RecordForm resource={resource} parts={parts} />
  </Screen>
);

/** The screens of a record: each looks like its form. */
export const recordScreens = <T extends AnyRecord, V extends object>(props: Props<T, V>) => ({
  View: () => <ViewScreen {...props} />,
  Edit: () => <EditScreen {...props} />,
  Add: () => <AddScreen {...props} />,
});

type RecordLoaderProps<T extends AnyRecord> = {
  resource: Resource<T>;
  isRefetched?: boolean;
  children: (record: T) => ReactNode;
};

/**
 * Loads the record of the address.
 * @param isRefetched whether to fetch the record even if it is in the cache
 */
export function RecordLoader<T extends AnyRecord>({ resource, isRefetched = false, children }: RecordLoaderProps<T>) {
  const refetchOnMount = isRefetched ? ("always" as const) : undefined;
  return (
    <AddressRecord read={(id) => ({ ...resource.read(id), refetchOnMount })} notFound={resource.text().notFound}>
      {(query) =>
        query.data && (query.isFetchedAfterMount || !isRefetched) ? (
          children(query.data)
        ) : (
          <Screen title={appTexts().recordNames[resource.subject].name}>
            <Loaded query={query} failed={resource.text().loadFailed}>
              {() => null}
            </Loaded>
          </Screen>
        )
      }
    </AddressRecord>
  );
}

function EditButton({ to }: { to: string }) {
  const navigate = useNavigate();
  useHotkeys([["e", () => navigate(to)]]);
  return (
    <Button component={Link} to={to}>
      {appTexts().kit.record.edit}
    </Button>
  );
}

function LeaveOnEscape({ to }: { to: string }) {
  useLeaveOnEscape(to);
  return null;
}
