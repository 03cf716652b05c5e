import { z } from "zod";
import { EMPLOYEE_TEXT, Employee, EmployeePage, EmployeeQuery } from "../../contract/employees.ts";
import { ById, Id } from "../../contract/shared.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { signedIn } from "../http/door.ts";
import { forbidden, notFound } from "../http/errors.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { findEmployee, findEmployeeByAccount, listEmployees } from "./employee.queries.ts";

const tags = ["employees"];
const ByAccountId = z.object({ accountId: z.coerce.number().pipe(Id) });

/** Employees: names for every employee's selects, whole records for admins and for themselves (decisions §2, §11). */
export const employeeRoutes: Routes =
  ({ db, clock }) =>
  async (app) => {
    /** What an admin reads of somebody else is written down (decisions §10). */
    async function seenBy(actor: SignedIn, employee: Employee | undefined): Promise<Employee> {
      if (!employee) throw notFound(EMPLOYEE_TEXT.notFound);
      if (employee.accountId !== actor.accountId) {
        const entry = { action: "read", subject: "employee", subjectId: employee.id };
        await writeAudit(db, { at: clock.now(), actorAccountId: actor.accountId, ...entry });
      }
      return employee;
    }

    app.get(
      "/employees",
      {
        config: { permission: "employees.names" },
        schema: { tags, querystring: EmployeeQuery, response: { 200: EmployeePage } },
      },
      (request) => listEmployees(db, request.query, signedIn(request).role !== "admin"),
    );

    app.get(
      "/employees/:id",
      {
        config: { permission: "employees.readOwnOrAdmin" },
        schema: { tags, params: ById, response: { 200: Employee } },
      },
      async (request) => {
        const actor = signedIn(request);
        const { id } = request.params;
        if (actor.role !== "admin" && actor.personId !== id) throw forbidden();
        return seenBy(actor, await findEmployee(db, id));
      },
    );

    app.get(
      "/employees/by-account/:accountId",
      {
        config: { permission: "employees.readOwnOrAdmin" },
        schema: { tags, params: ByAccountId, response: { 200: Employee } },
      },
      async (request) => {
        const actor = signedIn(request);
        const { accountId } = request.params;
        if (actor.role !== "admin" && actor.accountId !== accountId) throw forbidden();
        return seenBy(actor, await findEmployeeByAccount(db, accountId));
      },
    );
  };
