import type { FastifyInstance } from "fastify";
import { FirstDo, ForgedRequest } from "../../base/errors.ts";
import type { Deps } from "../deps.ts";
import { toProblem } from "../http/problem.ts";
import { auditOnce } from "./audit.commands.ts";

/** Audits every 403 of a signed-in person, as `DELETE /api/users/:id`, except what another site may have sent and what the person shall do first (rules §10, §16). */
export function auditRefusals(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  app.addHook("onError", async ({ actor, method, routeOptions, log }, _reply, error) => {
    if (toProblem(error).status !== 403 || actor.role === "visitor") return;
    if (error instanceof ForgedRequest || error instanceof FirstDo) return;
    const operation = { subject: `${method} ${routeOptions.url}`, id: null };
    // The refusal stands even if the entry cannot be written.
    await auditOnce({ db, clock, actor }, "refused", operation).catch((err) =>
      log.error({ err }, "a refusal is missing from the audit log"),
    );
  });
}
