import type { FastifyInstance } from "fastify";
import { isStaff } from "../../base/actor.ts";
import { audit, auditOnce } from "../audit/audit.commands.ts";
import type { Deps } from "../deps.ts";
import type { ListRequest } from "./whole-list.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Staff's reads of this list are audited under this subject (rules §10). */
    auditedList?: string;
  }
}

/**
 * Audits which staff read which page of which list, before the answer (rules §10). Reading a whole list is always a
 * deliberate request, so each one is an entry.
 */
export function auditLists(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  app.addHook("preSerialization", async ({ actor, query, routeOptions }, reply, payload) => {
    const subject = routeOptions.config.auditedList;
    if (!subject || reply.statusCode !== 200 || actor.role === "visitor" || !isStaff(actor)) return payload;
    const { page, pageSize, all } = query as Partial<ListRequest>;
    const write = all ? audit : auditOnce;
    // The search text is left out: it may be a name.
    await write({ db, clock, actor }, "list", { subject, id: null, details: all ? { all } : { page, pageSize } });
    return payload;
  });
}
