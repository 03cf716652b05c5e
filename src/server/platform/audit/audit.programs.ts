import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isSafe } from "../http/xsrf.ts";
import { audit } from "./audit.commands.ts";

const MAX_ID = 2 ** 31 - 1;

/** The id in the address, as `/animals/7/weights` has it. */
function idOf(params: unknown): number | null {
  const id = Number((params as { id?: unknown } | undefined)?.id);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}

/**
 * Every write of a program is in the audit log: a write that makes no entry itself gets one under the name of its call, as
 * `POST /api/animals/:id/weights`, before it is answered (docs/decisions/0094).
 */
export function auditPrograms(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  app.addHook("onSend", async ({ actor, method, routeOptions, params, log }, reply) => {
    if (isSafe(method) || reply.statusCode >= 400 || !actor || actor.role === "visitor") return;
    if (!actor.program || actor.program.isAudited) return;
    const subject = { subject: `${method} ${routeOptions.url}`, id: idOf(params) };
    // The write stands even if the entry cannot be written.
    await audit({ db, clock, actor }, "call", subject).catch((err) =>
      log.error({ err }, "a write of a program is missing from the audit log"),
    );
  });
}
