import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { ColleagueFactor } from "../../accounts/colleague-factor.tsx";
import { UserGifts } from "../../giving/user-gifts.tsx";
import { Files } from "../../platform/attachments/files.tsx";
import { listCall } from "../../platform/calls.ts";
import { ArchivedRecords } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email, UnconfirmedEmail } from "../../platform/kit/email.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { RecordPanels } from "../../platform/kit/record-panels.tsx";
import { EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { USER_FORM } from "./user.form.tsx";
import { USER } from "./user.resource.ts";
import { UserAdoptions } from "./user-adoptions.tsx";
import { UserContacts } from "./user-contacts.tsx";
import { UserData } from "./user-data.tsx";
import { UserNotes } from "./user-notes.tsx";

const title = ({ name, surname }: UserRecord) => `${name} ${surname}`;

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

const USERS = listOf(USER, {
  name: "users",
  call: listCall("GET /users"),
  text: () => ({ ...peopleTexts().users, title: appTexts().shell.navigation.users }),
  // Users sign up themselves.
  addAt: undefined,
});

/** All users (spec §2.6). Admins can also list deleted ones and restore them (rules §1). */
export const List = () => (
  <StaffList
    of={USERS}
    columns={columns()}
    archive={(users) => <ArchivedRecords of={USER} records={users} title={title} detail={({ email }) => email} />}
  >
    {(list) => (
      <>
        <ListTools list={list} />
        <ListTable list={list} rowTitle={({ email }) => email} />
      </>
    )}
  </StaffList>
);

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
