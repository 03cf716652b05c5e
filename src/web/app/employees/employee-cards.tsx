import { Link } from "react-router";
import type { EmployeeItem } from "../../../contract/employees.ts";
import { addressOf } from "../kit/resource.ts";
import { EMPLOYEE } from "./employee.resource.ts";
import { EmployeePhoto } from "./employee-photo.tsx";

/** Employees as cards with photo, name and description, four, two or one beside each other (spec §2.6). */
export function EmployeeCards({ employees }: { employees: readonly EmployeeItem[] }) {
  return (
    <ul className="employee-cards">
      {employees.map(({ id, name, surname, jobTitle, description, photoId, isAdmin }) => (
        <li key={id} className="tile employee-card">
          <EmployeePhoto photoId={photoId ?? null} name="" />
          <h2>
            <Link to={addressOf.view(EMPLOYEE, id)} className="tile-link">
              {name} {surname}
            </Link>
          </h2>
          <p className="employee-job">
            {jobTitle}
            {isAdmin && ", admin"}
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
