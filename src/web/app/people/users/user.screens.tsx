import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { ColleagueFactor } from "../../accounts/colleague-factor.tsx";
import { UserGifts } from "../../giving/user-gifts.tsx";
import { Files } from "../../platform/attachments/files.tsx";
import { callApi, listCall } from "../../platform/calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email, UnconfirmedEmail } from "../../platform/kit/email.tsx";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { RecordPanels } from "../../platform/kit/record-panels.tsx";
import { EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { USER_FORM } from "./user.form.tsx";
import { USER } from "./user.resource.ts";
import { UserAdoptions } from "./user-adoptions.tsx";
import { UserContacts } from "./user-contacts.tsx";
import { UserData } from "./user-data.tsx";
import { UserNotes } from "./user-notes.tsx";

const title = ({ name, surname }: UserRecord) => `${name} ${surname}`;

const restore = (id: number) => callApi("POST /users/:id/restore", { params: { id } });

function columns(): readonly Column<UserRecord>[] {
  const text = peopleTexts().users.columns;
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

const UserEmail = ({ user: { email, emailConfirmed } }: { user: UserRecord }) => (
  <div>
    <Email address={email} isOneLine />
    {!emailConfirmed && (
      <div>
        <UnconfirmedEmail />
      </div>
    )}
  </div>
);

/** All users (spec §2.6). Admins can also list deleted ones and restore them (rules §1). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const text = peopleTexts().users;
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
    const href = ({ id }: UserRecord) => addressOf.view(USER, id);
    return <ListPage {...page} columns={columns()} rowTitle={({ email }) => email} href={href} />;
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
        <div className="form-width">
          <RecordPanels subject={{ kind: "user", id: user.id }} />
        </div>
        <UserContacts userId={user.id} />
        <UserNotes id={user.id} />
        <div className="form-width">
          <Files subject={`user:${user.id}`} />
        </div>
        <UserGifts id={user.id} />
        <ColleagueFactor accountId={user.accountId} name={title(user)} isQuiet />
      </>
    )}
  />
);
export const Edit = () => <EditScreen {...parts} />;
