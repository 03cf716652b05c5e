import type { System } from "../database/context.ts";
import { mayDeleteByDate } from "../platform/steady-clock.ts";
import { WORK } from "./work.ts";

/** Deletes what has had its time, unless the clock is in doubt. */
export async function cleanUpByTheClock(system: System): Promise<void> {
  if (await mayDeleteByDate(system)) await cleanUp(system);
}

/**
 * Deletes what has had its time by this clock. Nothing reads expired rows, so no answer depends on when this runs. A part that fails holds
 * up no other.
 * @throws AggregateError with every failure, after all parts
 */
export async function cleanUp({ db, clock }: System): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  for (const deleteExpired of WORK.cleanUps) {
    await deleteExpired(db, now, clock).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((error) => (error as Error).message).join("; "));
}
