import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { isNotFound } from "../problem.ts";
import { useSession } from "../session.ts";
import { DeleteButton } from "./delete-button.tsx";
import { useLeaveByEscape } from "./leave-by-escape.ts";
import { type FormParts, RecordForm, RecordView } from "./record-form.tsx";
import { RecordHistory } from "./record-history.tsx";
import { type AnyRecord, addressOf, type Resource, recordQuery } from "./resource.ts";
import { INVALID_ID, useRouteId } from "./route-id.ts";
import { Loaded, Screen } from "./screen.tsx";

type Props<T, V extends object> = {
  resource: Resource;
  parts: FormParts<T, V>;
  /** What a record is called in headings and questions. */
  title: (record: T) => string;
  /** What can be done with it besides editing. */
  actions?: (record: T) => ReactNode;
  /** What stands below the form when it is looked at. */
  below?: (record: T) => ReactNode;
};

const may = (record: AnyRecord, action: string): boolean => record.actions?.includes(action) ?? false;

/** One record, looked at (spec §2.6: view switches to edit through an Edit button). */
export function ViewScreen<T extends AnyRecord, V extends object>(props: Props<T, V>) {
  const { resource, parts, title, actions, below } = props;
  const { isAdmin } = useSession();
  return (
    <OneRecord<T> resource={resource}>
      {(record) => (
        <Screen
          title={title(record)}
          actions={
            <>
              {actions?.(record)}
              {may(record, "edit") && <EditButton to={addressOf.edit(resource, record.id)} />}
            </>
          }
        >
          <BackByEscape to={resource.list} />
          <RecordView resource={resource} parts={parts} record={record} />
          {below?.(record)}
          {isAdmin && <RecordHistory subject={resource.subject} id={record.id} />}
        </Screen>
      )}
    </OneRecord>
  );
}

/** One record, being edited, with the way to delete it. It is asked for anew: others may have saved it in the meantime. */
export function EditScreen<T extends AnyRecord, V extends object>({ resource, parts, title, actions }: Props<T, V>) {
  return (
    <OneRecord<T> resource={resource} isAskedAnew>
      {(record) => (
        <Screen
          title={`Edit ${title(record)}`}
          actions={
            <>
              {actions?.(record)}
              {may(record, "delete") && <DeleteButton resource={resource} record={record} title={title(record)} />}
            </>
          }
        >
          <RecordForm resource={resource} parts={parts} record={record} />
        </Screen>
      )}
    </OneRecord>
  );
}

/** A new record. */
export function AddScreen<T extends AnyRecord, V extends object>({ resource, parts }: Omit<Props<T, V>, "title">) {
  return (
    <Screen title={`Add ${resource.name}`}>
      <RecordForm resource={resource} parts={parts} />
    </Screen>
  );
}

type One<T> = { resource: Resource; isAskedAnew?: boolean; children: (record: T) => ReactNode };

/**
 * The record of the address, or what is said when it is none, or not there.
 * @param isAskedAnew whether what is known of it already is not good enough, unless there is no answer
 */
export function OneRecord<T>({ resource, isAskedAnew = false, children }: One<T>) {
  const id = useRouteId();
  if (id === undefined) return <NotFoundScreen text={INVALID_ID} />;
  return (
    <Found<T> key={id} resource={resource} id={id} isAskedAnew={isAskedAnew}>
      {children}
    </Found>
  );
}

function Found<T>({ resource, id, isAskedAnew, children }: One<T> & { id: number }) {
  const query = useQuery({ ...recordQuery<T>(resource, id), ...(isAskedAnew && { refetchOnMount: "always" }) });
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={resource.text.notFound} />;
  if (query.data && (query.isFetchedAfterMount || !isAskedAnew)) return children(query.data);
  return (
    <Screen title={resource.name}>
      <Loaded query={query} failed={resource.text.loadFailed}>
        {() => null}
      </Loaded>
    </Screen>
  );
}

function EditButton({ to }: { to: string }) {
  const navigate = useNavigate();
  useHotkeys([["e", () => navigate(to)]]);
  return (
    <Button component={Link} to={to}>
      Edit
    </Button>
  );
}

function BackByEscape({ to }: { to: string }) {
  useLeaveByEscape(to);
  return null;
}
