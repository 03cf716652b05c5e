import { Link } from "react-router";
import type { EmployeeItem } from "../../../../contract/people/employees.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { peopleTexts } from "../texts.ts";
import { EMPLOYEE } from "./employee.resource.ts";
import { EmployeePhoto } from "./employee-photo.tsx";

/** Employees as cards with photo, name and description, in four, two or one columns (spec §2.6). */
export const EmployeeCards = ({ employees }: { employees: readonly EmployeeItem[] }) => (
  <ul className="employee-cards">
    {employees.map(({ id, name, surname, jobTitle, description, photoId, isAdmin }) => (
      <li key={id} className="tile employee-card">
        <EmployeePhoto photoId={photoId ?? null} name="" />
        <h2>
          <Link to={addressOf.view(EMPLOYEE, id)} className="tile-link">
            {name} {surname}
          </Link>
        </h2>
        <p className="detail">{isAdmin ? peopleTexts().employees.jobTitleOfAdmin(jobTitle ?? "") : jobTitle}</p>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
