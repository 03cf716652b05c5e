import { randomBytes } from "node:crypto";
import { DAY_MS } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";

/** How a saved card behaves when it is charged. The payer chooses it on the sandbox's page. */
export const CARD_BEHAVIOURS = ["good", "refused", "expired"] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** Saves a card, one for each customer. Any other text than a behaviour saves none, as PayU does without permission. */
export async function saveCard({ db, clock }: System, customer: string, wanted: string): Promise<void> {
  const behaviour = CARD_BEHAVIOURS.find((known) => known === wanted);
  if (!behaviour) return;
  const token = `TOKC_TEST${randomBytes(12).toString("hex").toUpperCase()}`;
  await db
    .insertInto("sandbox_cards")
    .values({ customer, token, behaviour, kept_at: clock.now() })
    .onConflict((twice) => twice.doNothing())
    .execute();
}

/** The card that expires does so this long after it was saved: before the next month's charge. */
const EXPIRES_AFTER_MS = 20 * DAY_MS;

/** The cards of a customer, in PayU's format. */
export async function cardsOf({ db, clock }: System, customer: string) {
  const cards = await db.selectFrom("sandbox_cards").selectAll().where("customer", "=", customer).execute();
  return cards.map(({ token, behaviour, kept_at }) => {
    const expires = behaviour === "expired";
    const isExpired = expires && clock.now().getTime() - kept_at.getTime() >= EXPIRES_AFTER_MS;
    return {
      value: token,
      status: isExpired ? "EXPIRED" : "ACTIVE",
      cardNumberMasked: "444433******1111",
      cardExpirationYear: String(kept_at.getUTCFullYear() + (expires ? 0 : 3)),
      cardExpirationMonth: expires ? String(kept_at.getUTCMonth() + 1) : "12",
      preferred: true,
    };
  });
}

/** How a card of this customer behaves; undefined when none has this token. */
export async function chargedCard(
  db: Db,
  token: string,
  customer: string | undefined,
): Promise<CardBehaviour | undefined> {
  const card = await db
    .selectFrom("sandbox_cards")
    .select("behaviour")
    .where("token", "=", token)
    .where("customer", "=", customer ?? "")
    .executeTakeFirst();
  return CARD_BEHAVIOURS.find((known) => known === card?.behaviour);
}

/** Deletes a saved card, if there is one. */
export async function deleteCard(db: Db, customer: string, token: string): Promise<void> {
  await db.deleteFrom("sandbox_cards").where("customer", "=", customer).where("token", "=", token).execute();
}
