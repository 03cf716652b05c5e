import { useEffect } from "react";
import type { EmployeeItem, EmployeeRecord } from "../../../../contract/people/employees.ts";
import { ColleagueFactor } from "../../accounts/colleague-factor.tsx";
import { callApi, listCall } from "../../platform/calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { renameSession, useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { EMPLOYEE_FORM } from "./employee.form.tsx";
import { EMPLOYEE } from "./employee.resource.ts";
import { EmployeeCards } from "./employee-cards.tsx";

const title = ({ name, surname }: Pick<EmployeeRecord, "name" | "surname">) => `${name} ${surname}`;

/** The columns of an export. */
function exportedColumns(): readonly Column<EmployeeItem>[] {
  return [
    { head: peopleTexts().profile.person.name, cell: ({ name }) => name },
    { head: peopleTexts().profile.person.surname, cell: ({ surname }) => surname },
    { head: appTexts().words.jobTitle, cell: ({ jobTitle }) => jobTitle },
    {
      head: appTexts().words.email,
      cell: ({ email }) => <Email address={email ?? ""} />,
      text: ({ email }) => email ?? "",
    },
    { head: appTexts().words.admin, cell: ({ isAdmin }) => (isAdmin ? appTexts().words.yes : appTexts().words.no) },
    { head: appTexts().words.description, cell: ({ description }) => description },
  ];
}

const restore = (id: number) => callApi("POST /employees/:id/restore", { params: { id } });

/** All employees, or the deleted ones (spec §2.6, rules §1). */
export function List() {
  const isDeleted = isArchive(useListAddress());
  const text = peopleTexts().employees;
  return (
    <ListPage
      title={appTexts().shell.navigation.employees}
      list={listCall("GET /employees")}
      search={text.search}
      add={{ text: appTexts().recordNames.employee.add, to: addressOf.add(EMPLOYEE) }}
      filters={(address) => <DeletedOnly address={address} label={text.deleted} />}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={EMPLOYEE.text().loadFailed}
      exported={exportedColumns()}
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

/** After people have changed their own name, the header shows it (spec §7: profile name sync). */
function HeaderNameSync({ employee: { id, name, surname } }: { employee: EmployeeRecord }) {
  const session = useSession();
  const isOutdated = session.id === id && (session.name !== name || session.surname !== surname);
  useEffect(() => {
    if (isOutdated) renameSession({ name, surname });
  }, [isOutdated, name, surname]);
  return null;
}

const parts = { resource: EMPLOYEE, parts: EMPLOYEE_FORM, title };

export const View = () => (
  <ViewScreen
    {...parts}
    below={(employee) => (
      <>
        <HeaderNameSync employee={employee} />
        <ColleagueFactor accountId={employee.accountId} name={title(employee)} />
      </>
    )}
  />
);
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
