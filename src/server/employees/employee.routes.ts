import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  EMPLOYEE_TEXT,
  type Employee,
  EmployeeChange,
  EmployeePage,
  EmployeeQuery,
  EmployeeRecord,
  EmployeeRequest,
} from "../../contract/employees.ts";
import { PHOTO_LIMITS } from "../../contract/photos.ts";
import { ById, IdInAddress, type RecordAction } from "../../contract/shared.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { may, type Permission, permitted } from "../policy.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { archiveEmployee, restoreEmployee } from "./employee.archiving.ts";
import { addEmployee, changeEmployee } from "./employee.commands.ts";
import { findEmployee, findEmployeeByAccount, listEmployees } from "./employee.queries.ts";

const tags = ["employees"];
/** The largest body: one photo as base64, and the other fields. */
const BODY_LIMIT = Math.ceil(PHOTO_LIMITS.bytes / 3) * 4 + 64 * 1024;
const ByAccountId = z.object({ accountId: IdInAddress });

const ACTIONS = { edit: "employees.change", delete: "employees.delete" } as const satisfies Partial<
  Record<RecordAction, Permission>
>;

const withActions = <T extends { id: number }>({ role, personId }: SignedIn, employee: T) => ({
  ...employee,
  actions: permitted(role, ACTIONS, { own: employee.id === personId }),
});

/** Employees: names for every employee's selects, whole records for admins and for themselves (decisions §2, §11). */
export const employeeRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;

  /** What an admin reads of somebody else is written down (decisions §10). */
  async function seenBy(request: FastifyRequest, employee: Employee | undefined): Promise<EmployeeRecord> {
    if (!employee) throw notFound(EMPLOYEE_TEXT.notFound);
    const context = contextOf(deps, request);
    const isOwn = employee.accountId === context.actor.accountId;
    if (!isOwn) await audit(context, "read", { subject: "employee", id: employee.id });
    return withActions(context.actor, employee);
  }

  app.get(
    "/employees",
    {
      config: { permission: "employees.names" },
      schema: { tags, querystring: EmployeeQuery, response: { 200: EmployeePage } },
    },
    async (request) => {
      const actor = signedIn(request);
      const namesOnly = !may(actor.role, "employees.manage");
      const page = await pageOrWhole({ db, actor }, request.query, (at, query) => listEmployees(at, query, namesOnly));
      if (namesOnly) return page;
      const restorable = request.query.archived ? { actions: ["restore" as const] } : undefined;
      return { ...page, items: page.items.map((item) => ({ ...withActions(actor, item), ...restorable })) };
    },
  );

  app.get(
    "/employees/:id",
    {
      config: { permission: "employees.read", owner: "id" },
      schema: { tags, params: ById, response: { 200: EmployeeRecord } },
    },
    async (request) => seenBy(request, await findEmployee(db, request.params.id)),
  );

  app.post(
    "/employees",
    {
      config: { permission: "employees.manage" },
      schema: { tags, body: EmployeeRequest, response: { 201: EmployeeRecord } },
      bodyLimit: BODY_LIMIT,
    },
    async (request, reply) => {
      const added = await addEmployee(contextOf(deps, request), request.body);
      return reply.code(201).send(withActions(signedIn(request), added));
    },
  );

  app.put(
    "/employees/:id",
    {
      config: { permission: "employees.change", owner: "id" },
      schema: { tags, params: ById, body: EmployeeChange, response: { 200: EmployeeRecord } },
      bodyLimit: BODY_LIMIT,
    },
    async (request) => {
      const actor = signedIn(request);
      return withActions(actor, await changeEmployee(contextOf(deps, request), request.params.id, request.body));
    },
  );

  app.delete(
    "/employees/:id",
    { config: { permission: "employees.delete" }, schema: { tags, params: ById } },
    async (request, reply) => {
      await archiveEmployee(contextOf(deps, request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    "/employees/:id/restore",
    {
      config: { permission: "employees.restore" },
      schema: { tags, params: ById, response: { 200: EmployeeRecord } },
    },
    async (request) =>
      withActions(signedIn(request), await restoreEmployee(contextOf(deps, request), request.params.id)),
  );

  app.get(
    "/employees/by-account/:accountId",
    {
      config: { permission: "employees.read", owner: "accountId" },
      schema: { tags, params: ByAccountId, response: { 200: EmployeeRecord } },
    },
    async (request) => seenBy(request, await findEmployeeByAccount(db, request.params.accountId)),
  );
};
