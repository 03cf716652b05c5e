import type { FastifyRequest } from "fastify";
import { type Employee, type EmployeeRecord, employeeCalls } from "../../../contract/people/employees.ts";
import type { RecordAction } from "../../../contract/platform/shared.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import type { SignedIn } from "../../base/actor.ts";
import { notFound } from "../../base/errors.ts";
import { may, type Permission, permitted } from "../../base/policy.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { photoBodyLimit } from "../../platform/photos/photo.requests.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { archiveEmployee, restoreEmployee } from "./employee.archiving.ts";
import { addEmployee, changeEmployee } from "./employee.commands.ts";
import { findEmployee, findEmployeeByAccount, listEmployees } from "./employee.queries.ts";

const BODY_LIMIT = photoBodyLimit(1);

const ACTIONS = { edit: "employees.change", delete: "employees.delete" } as const satisfies Partial<
  Record<RecordAction, Permission>
>;

const withActions = <T extends { id: number }>(actor: SignedIn, employee: T) => ({
  ...employee,
  actions: permitted(actor, ACTIONS, { own: employee.id === actor.personId }),
});

/** Employees: names for every employee's selects; whole records for admins and for the employee themselves (rules §2, §11). */
export const employeeRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db } = deps;

  /** Audits that an admin read somebody else's record (rules §10). */
  async function auditRead(request: FastifyRequest, employee: Employee | undefined): Promise<EmployeeRecord> {
    if (!employee) throw notFound(recordTexts().employees.notFound);
    const context = contextOf(deps, request);
    const isOwn = employee.accountId === context.actor.accountId;
    if (!isOwn) await audit(context, "read", { subject: "employee", id: employee.id });
    return withActions(context.actor, employee);
  }

  serveCalls(app, "employees", employeeCalls, {
    "GET /employees": inContext("employees.names", async (context, request) => {
      const actor = context.actor;
      const namesOnly = !may(actor, "employees.manage");
      const page = await pageOrWhole({ db, actor }, request.query, (at, query) => listEmployees(at, query, namesOnly));
      if (namesOnly) return page;
      const restorable = request.query.archived ? { actions: ["restore" as const] } : undefined;
      return { ...page, items: page.items.map((item) => ({ ...withActions(actor, item), ...restorable })) };
    }),
    "GET /employees/:id": allow({ permission: "employees.read", config: { owner: "id" } }, async (request) =>
      auditRead(request, await findEmployee(db, request.params.id)),
    ),
    "POST /employees": inContext(
      { permission: "employees.manage", bodyLimit: BODY_LIMIT },
      async (context, { body }) => {
        await requireRecentWhereSet(context);
        return withActions(context.actor, await addEmployee(context, body));
      },
    ),
    "PUT /employees/:id": inContext(
      { permission: "employees.change", config: { owner: "id" }, bodyLimit: BODY_LIMIT },
      async (context, { params, body }) => {
        const actor = context.actor;
        return withActions(actor, await changeEmployee(context, params.id, body));
      },
    ),
    "DELETE /employees/:id": onRecord("employees.delete", async (context, id: number) => {
      await requireRecentWhereSet(context);
      await archiveEmployee(context, id);
    }),
    "POST /employees/:id/restore": inContext("employees.restore", async (context, { params }) => {
      await requireRecentWhereSet(context);
      return withActions(context.actor, await restoreEmployee(context, params.id));
    }),
    "GET /employees/by-account/:accountId": allow(
      { permission: "employees.read", config: { owner: "accountId" } },
      async (request) => auditRead(request, await findEmployeeByAccount(db, request.params.accountId)),
    ),
  });
};
