import type { UserRecord } from "../../../contract/users.ts";
import { callApi, listCall } from "../calls.ts";
import { UserGifts } from "../gifts/user-gifts.tsx";
import { ArchivedRecords, DeletedOnly, isArchive } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { Email, UnconfirmedEmail } from "../kit/email.tsx";
import { type ListAddress, useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { UserNotes } from "../user-notes/user-notes.tsx";
import { USER_FORM } from "./user.form.tsx";
import { USER } from "./user.resource.ts";
import { UserAdoptions } from "./user-adoptions.tsx";
import { UserData } from "./user-data.tsx";

const title = ({ name, surname }: UserRecord) => `${name} ${surname}`;

const restore = (id: number) => callApi("POST /users/:id/restore", { params: { id } });

function columns(): readonly Column<UserRecord>[] {
  const text = appTexts().users.columns;
  return [
    { head: text.person, cell: title, sort: "name" },
    { head: text.email, cell: (user) => <UserEmail user={user} />, sort: "email", text: ({ email }) => email },
    { head: text.city, cell: ({ city }) => city, sort: "city" },
    {
      head: text.phone,
      cell: ({ phoneNumber }) => <span className="one-line">{phoneNumber}</span>,
      sort: "phoneNumber",
      text: ({ phoneNumber }) => phoneNumber,
    },
    { head: text.adoptions, cell: ({ adoptionIds }) => adoptionIds.length, sort: "adoptions", isNumber: true },
  ];
}

function UserEmail({ user: { email, emailConfirmed } }: { user: UserRecord }) {
  return (
    <div>
      <Email address={email} />
      {!emailConfirmed && (
        <div>
          <UnconfirmedEmail />
        </div>
      )}
    </div>
  );
}

/** All users (spec §2.6). Admins can also list deleted ones and restore them (rules §1). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const text = appTexts().users;
  const page = {
    title: appTexts().shell.navigation.users,
    list: listCall("GET /users"),
    search: text.search,
    empty: text.empty,
    noMatch: text.noMatch,
    failed: USER.text().loadFailed,
    ...(isAdmin && {
      filters: (address: ListAddress) => <DeletedOnly address={address} label={text.deleted} />,
    }),
  };
  if (!isDeleted) {
    return <ListPage {...page} columns={columns()} href={({ id }) => addressOf.view(USER, id)} />;
  }
  return (
    <ListPage {...page}>
      {(users) => <ArchivedRecords restore={restore} records={users} title={title} detail={({ email }) => email} />}
    </ListPage>
  );
}

const parts = { resource: USER, parts: USER_FORM, title };

export const View = () => (
  <ViewScreen
    {...parts}
    actions={(user) => <UserData user={user} />}
    below={(user) => (
      <>
        <UserAdoptions user={user} />
        <UserNotes id={user.id} />
        <UserGifts id={user.id} />
      </>
    )}
  />
);
export const Edit = () => <EditScreen {...parts} />;
