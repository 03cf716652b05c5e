import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type AnimalGroup, GROUP_TEXT } from "../../../contract/animal-groups.ts";
import { listCall } from "../calls.ts";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { ArchivedRecords, DeletedOnly, isArchive } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { DeleteButton } from "../kit/delete-button.tsx";
import { type ListAddress, useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { addressOf } from "../kit/resource.ts";
import { INVALID_ID, useRouteId } from "../kit/route-id.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { isNotFound } from "../problem.ts";
import { useSession } from "../session.ts";
import { GROUP_FORM } from "./animal-group.form.tsx";
import { GROUPS, groupQuery, restoreGroup, type WholeGroup } from "./animal-group.resource.ts";
import { GroupDetail } from "./group-detail.tsx";

const COLUMNS: readonly Column<AnimalGroup>[] = [
  { head: "Group", cell: ({ name }) => name, sort: "name" },
  { head: "Animals", cell: ({ animalCount }) => animalCount, sort: "animalCount", isNumber: true },
  { head: "Caretakers", cell: ({ caretakerCount }) => caretakerCount, sort: "caretakerCount", isNumber: true },
];

/** All groups (spec §2.6); admins may add one, and find those that were deleted (decisions §1, §3). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const page = {
    title: "Animal Groups",
    list: listCall("GET /animal-groups"),
    search: "Search groups...",
    empty: "There are no groups yet.",
    noMatch: "No groups match your search.",
    failed: GROUP_TEXT.loadFailed,
    add: { text: "Add Group", to: addressOf.add(GROUPS) },
    ...(isAdmin && {
      filters: (address: ListAddress) => <DeletedOnly address={address} label="Deleted groups" />,
    }),
  };
  if (isDeleted) {
    return (
      <ListPage {...page}>
        {(groups) => (
          <ArchivedRecords
            restore={restoreGroup}
            records={groups}
            title={({ name }) => name}
            detail={({ description }) => description}
          />
        )}
      </ListPage>
    );
  }
  return <ListPage {...page} columns={COLUMNS} href={({ id }) => addressOf.view(GROUPS, id)} />;
}

type Part = { isAskedAnew?: boolean; children: (group: WholeGroup) => ReactNode };

/** The group of the address with its members, or what is said when it is none, or not there. */
function OneGroup({ isAskedAnew = false, children }: Part) {
  const id = useRouteId();
  if (id === undefined) return <NotFoundScreen text={INVALID_ID} />;
  return (
    <Found key={id} id={id} isAskedAnew={isAskedAnew}>
      {children}
    </Found>
  );
}

function Found({ id, isAskedAnew, children }: Part & { id: number }) {
  const query = useQuery({ ...groupQuery(id), ...(isAskedAnew && { refetchOnMount: "always" }) });
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={GROUP_TEXT.notFound} />;
  if (query.data && (query.isFetchedAfterMount || !isAskedAnew)) return children(query.data);
  return (
    <Screen title={GROUPS.name}>
      <Loaded query={query} failed={GROUP_TEXT.loadFailed}>
        {() => null}
      </Loaded>
    </Screen>
  );
}

export const View = () => <OneGroup>{(group) => <GroupDetail group={group} />}</OneGroup>;

export const Edit = () => (
  <OneGroup isAskedAnew>
    {(group) => (
      <Screen
        title={`Edit ${group.name}`}
        actions={
          group.actions.includes("delete") && <DeleteButton resource={GROUPS} record={group} title={group.name} />
        }
      >
        <RecordForm resource={GROUPS} parts={GROUP_FORM} record={group} />
      </Screen>
    )}
  </OneGroup>
);

export const Add = () => (
  <Screen title={`Add ${GROUPS.name}`}>
    <RecordForm resource={GROUPS} parts={GROUP_FORM} />
  </Screen>
);
