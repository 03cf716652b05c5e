import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { Forbidden } from "../http/errors.ts";
import { auditOnce } from "./audit.commands.ts";

/** Audits calls that a signed-in person was refused for lack of a permission, as `DELETE /api/users/:id` (rules §10, §16). */
export function auditRefusals(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  app.addHook("onError", async ({ actor, method, routeOptions, log }, _reply, error: Error) => {
    if (!(error instanceof Forbidden) || actor.role === "visitor") return;
    const operation = { subject: `${method} ${routeOptions.url}`, id: null };
    // The refusal stands even if the entry cannot be written.
    await auditOnce({ db, clock, actor }, "refused", operation).catch((err) =>
      log.error({ err }, "a refusal is missing from the audit log"),
    );
  });
}
