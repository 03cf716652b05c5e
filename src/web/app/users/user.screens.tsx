import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import type { UserRecord } from "../../../contract/users.ts";
import { callApi, listCall } from "../calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { Email, UnconfirmedEmail } from "../kit/email.tsx";
import { type ListAddress, useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { useSession } from "../session.ts";
import { USER_FORM } from "./user.form.tsx";
import { USER } from "./user.resource.ts";
import { UserData } from "./user-data.tsx";

const title = ({ name, surname }: UserRecord) => `${name} ${surname}`;

const restore = (id: number) => callApi("POST /users/:id/restore", { params: { id } });

const COLUMNS: readonly Column<UserRecord>[] = [
  { head: "Name", cell: title, sort: "name" },
  { head: "Email", cell: (user) => <UserEmail user={user} />, sort: "email", text: ({ email }) => email },
  { head: "City", cell: ({ city }) => city, sort: "city" },
  {
    head: "Phone",
    cell: ({ phoneNumber }) => <span className="one-line">{phoneNumber}</span>,
    sort: "phoneNumber",
    text: ({ phoneNumber }) => phoneNumber,
  },
  { head: "Adoptions", cell: ({ adoptionIds }) => adoptionIds.length, sort: "adoptions", isNumber: true },
];

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

/** All users (spec §2.6); for admins also those who were deleted (rules §1). */
export function List() {
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const page = {
    title: "Users",
    list: listCall("GET /users"),
    search: "Search users...",
    empty: "There are no users yet.",
    noMatch: "No users match.",
    failed: USER.text().loadFailed,
    ...(isAdmin && {
      filters: (address: ListAddress) => <DeletedOnly address={address} label="Deleted users" />,
    }),
  };
  if (!isDeleted) {
    return <ListPage {...page} columns={COLUMNS} href={({ id }) => addressOf.view(USER, id)} />;
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
    below={(user) => <TheirAdoptions user={user} />}
  />
);
export const Edit = () => <EditScreen {...parts} />;

/** The way to what they have applied for; admins see every adoption (spec §6). */
function TheirAdoptions({ user: { adoptionIds } }: { user: UserRecord }) {
  const { isAdmin } = useSession();
  return (
    <section className="panel form-width" aria-label="Adoptions">
      <h2>{adoptionIds.length === 1 ? "1 adoption" : `${adoptionIds.length} adoptions`}</h2>
      {isAdmin && (
        <Group gap="md">
          {adoptionIds.map((id) => (
            <Anchor key={id} component={Link} to={`/admin/adoption/${id}`}>
              Adoption {id}
            </Anchor>
          ))}
        </Group>
      )}
    </section>
  );
}
