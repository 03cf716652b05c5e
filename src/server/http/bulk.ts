import type { FastifyRequest } from "fastify";
import type { BulkResult } from "../../contract/bulk.ts";
import { logProblem, toProblem } from "./problem.ts";

/**
 * Does one thing with several records, one after another, each in a transaction of its own: what is refused for one leaves
 * the others done.
 * @param one changes a record whole, or throws
 */
export async function forEachRecord(
  request: FastifyRequest,
  ids: readonly number[],
  one: (id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const refused: BulkResult["refused"] = [];
  for (const id of ids) {
    try {
      await one(id);
    } catch (error) {
      const { status, errors, message } = toProblem(error as Error & { code: string });
      logProblem(error as Error & { code: string }, status, request);
      refused.push({ id, reason: errors?.[0]?.errors[0] ?? message });
    }
  }
  return { done: ids.length - refused.length, refused };
}
