import { useEffect } from "react";
import type { EmployeeItem, EmployeeRecord } from "../../../../contract/people/employees.ts";
import { ColleagueFactor } from "../../accounts/colleague-factor.tsx";
import { listCall } from "../../platform/calls.ts";
import { ArchivedRecords } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { ListCards } from "../../platform/kit/list-cards.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
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

const EMPLOYEES = listOf(EMPLOYEE, {
  name: "employees",
  call: listCall("GET /employees"),
  text: () => ({ ...peopleTexts().employees, title: appTexts().shell.navigation.employees }),
});
const work = ({ jobTitle, email }: EmployeeItem) => `${jobTitle}, ${email}`;

/** All employees, or the deleted ones (spec §2.6, rules §1). */
export const List = () => (
  <StaffList
    of={EMPLOYEES}
    exported={exportedColumns()}
    archive={(gone) => <ArchivedRecords of={EMPLOYEE} records={gone} title={title} detail={work} />}
  >
    {(list) => (
      <>
        <ListTools list={list} />
        <ListCards list={list}>{(employees) => <EmployeeCards employees={employees} />}</ListCards>
      </>
    )}
  </StaffList>
);

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
