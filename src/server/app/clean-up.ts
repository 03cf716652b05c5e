import type { System } from "../platform/context.ts";
import { WORK } from "./work.ts";

/** Deletes what has expired. Nothing reads expired rows, so no answer depends on when this runs. */
export async function cleanUp({ db, clock }: System): Promise<void> {
  const now = clock.now();
  for (const deleteExpired of WORK.cleanUps) await deleteExpired(db, now);
}
