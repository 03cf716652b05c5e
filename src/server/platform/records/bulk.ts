import type { FastifyRequest } from "fastify";
import type { BulkResult } from "../../../contract/platform/bulk.ts";
import { logProblem, toProblem } from "../http/problem.ts";

/**
 * Changes several records one after another, each in its own transaction. A refused record does not affect the others.
 * @param change changes one record in a transaction, or throws
 */
export async function forEachRecord(
  request: FastifyRequest,
  ids: readonly number[],
  change: (id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const refused: BulkResult["refused"] = [];
  for (const id of ids) {
    try {
      await change(id);
    } catch (error) {
      const { status, errors, message } = toProblem(error as Error & { code: string });
      logProblem(error as Error & { code: string }, status, request);
      refused.push({ id, reason: errors?.[0]?.errors[0] ?? message });
    }
  }
  return { done: ids.length - refused.length, refused };
}
