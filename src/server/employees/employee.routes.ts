import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  EMPLOYEE_TEXT,
  Employee,
  EmployeeChange,
  EmployeePage,
  EmployeeQuery,
  EmployeeRequest,
} from "../../contract/employees.ts";
import { PHOTO_LIMITS } from "../../contract/photos.ts";
import { ById, Id } from "../../contract/shared.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { signedIn } from "../http/door.ts";
import { forbidden, notFound } from "../http/errors.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { archiveEmployee, restoreEmployee } from "./employee.archiving.ts";
import { addEmployee, changeEmployee } from "./employee.commands.ts";
import { findEmployee, findEmployeeByAccount, listEmployees } from "./employee.queries.ts";

const tags = ["employees"];
/** The largest body: one photo as base64, and the other fields. */
const BODY_LIMIT = Math.ceil(PHOTO_LIMITS.bytes / 3) * 4 + 64 * 1024;
const ByAccountId = z.object({ accountId: z.coerce.number().pipe(Id) });

/** Employees: names for every employee's selects, whole records for admins and for themselves (decisions §2, §11). */
export const employeeRoutes: Routes =
  ({ db, clock, photoStore }) =>
  async (app) => {
    const workOf = (request: FastifyRequest) => ({ db, clock, store: photoStore, actor: signedIn(request) });

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

    app.post(
      "/employees",
      {
        config: { permission: "employees.manage" },
        schema: { tags, body: EmployeeRequest, response: { 201: Employee } },
        bodyLimit: BODY_LIMIT,
      },
      async (request, reply) => reply.code(201).send(await addEmployee(workOf(request), request.body)),
    );

    app.put(
      "/employees/:id",
      {
        config: { permission: "employees.changeOwnOrAdmin" },
        schema: { tags, params: ById, body: EmployeeChange, response: { 200: Employee } },
        bodyLimit: BODY_LIMIT,
      },
      async (request) => {
        const actor = signedIn(request);
        const { id } = request.params;
        if (actor.role !== "admin" && actor.personId !== id) throw forbidden();
        return changeEmployee(workOf(request), id, request.body);
      },
    );

    app.delete(
      "/employees/:id",
      { config: { permission: "employees.manage" }, schema: { tags, params: ById } },
      async (request, reply) => {
        await archiveEmployee(workOf(request), request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      "/employees/:id/restore",
      {
        config: { permission: "employees.restore" },
        schema: { tags, params: ById, response: { 200: Employee } },
      },
      (request) => restoreEmployee(workOf(request), request.params.id),
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
