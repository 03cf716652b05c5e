import type { System } from "../database/context.ts";
import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { exportDonations } from "./gift.queries.ts";
import { endGift } from "./monthly/monthly.outcome.ts";
import { exportMonthlyGifts, lockOwnGift } from "./monthly/monthly.queries.ts";

/**
 * Removes the link between donations and the person whose account is closed (rules §10); amounts and dates stay in the
 * books. A monthly gift ends.
 */
async function forgetGiver({ db: tx, clock }: System, accountId: number): Promise<void> {
  const running = await lockOwnGift(tx, accountId);
  if (running) await endGift(tx, clock, running, "closed");
  await tx
    .updateTable("monthly_gifts")
    .set({ account_id: null, card: null, card_expires: null })
    .where("account_id", "=", accountId)
    .execute();
  await tx.updateTable("donations").set({ account_id: null }).where("account_id", "=", accountId).execute();
}

/** Who gave. */
export const GIVING_PERSONAL_DATA = {
  exports: {
    donations: (db, { accountId }) => exportDonations(db, accountId),
    monthlyGifts: (db, { accountId }) => exportMonthlyGifts(db, accountId),
  },
  closing: { erase: (within, { accountId }) => forgetGiver(within, accountId) },
} satisfies AreaPersonalData;
