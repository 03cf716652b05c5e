import { useEffect } from "react";
import type { EmployeeItem, EmployeeRecord } from "../../../contract/employees.ts";
import { callApi, listCall } from "../calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { Email } from "../kit/email.tsx";
import { useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { renameSession, useSession } from "../session.ts";
import { EMPLOYEE_FORM } from "./employee.form.tsx";
import { EMPLOYEE } from "./employee.resource.ts";
import { EmployeeCards } from "./employee-cards.tsx";

const title = ({ name, surname }: Pick<EmployeeRecord, "name" | "surname">) => `${name} ${surname}`;

/** What an export of the employees has. */
const EXPORTED: readonly Column<EmployeeItem>[] = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Surname", cell: ({ surname }) => surname },
  { head: "Job title", cell: ({ jobTitle }) => jobTitle },
  { head: "Email", cell: ({ email }) => <Email address={email ?? ""} />, text: ({ email }) => email ?? "" },
  { head: "Admin", cell: ({ isAdmin }) => (isAdmin ? "Yes" : "No") },
  { head: "Description", cell: ({ description }) => description },
];

const restore = (id: number) => callApi("POST /employees/:id/restore", { params: { id } });

/** All employees, and those who were deleted (spec §2.6, rules §1). */
export function List() {
  const isDeleted = isArchive(useListAddress());
  return (
    <ListPage
      title="Employees"
      list={listCall("GET /employees")}
      search="Search Employee..."
      add={{ text: "Add Employee", to: addressOf.add(EMPLOYEE) }}
      filters={(address) => <DeletedOnly address={address} label="Deleted employees" />}
      empty="There are no employees yet."
      noMatch="No employees match."
      failed={EMPLOYEE.text().loadFailed}
      exported={EXPORTED}
    >
      {(employees) =>
        isDeleted ? (
          <ArchivedRecords
            restore={restore}
            records={employees}
            title={title}
            detail={({ jobTitle, email }) => `${jobTitle}, ${email}`}
          />
        ) : (
          <EmployeeCards employees={employees} />
        )
      }
    </ListPage>
  );
}

/** Whoever changed their own name sees it in the header at once (spec §7: profile name sync). */
function OwnName({ employee: { id, name, surname } }: { employee: EmployeeRecord }) {
  const session = useSession();
  const isOutdated = session.id === id && (session.name !== name || session.surname !== surname);
  useEffect(() => {
    if (isOutdated) renameSession({ name, surname });
  }, [isOutdated, name, surname]);
  return null;
}

const parts = { resource: EMPLOYEE, parts: EMPLOYEE_FORM, title };

export const View = () => <ViewScreen {...parts} below={(employee) => <OwnName employee={employee} />} />;
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
