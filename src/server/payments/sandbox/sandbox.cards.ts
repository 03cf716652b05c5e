import { randomBytes } from "node:crypto";
import type { System } from "../../context.ts";
import type { Db } from "../../database/pool.ts";

/** How a kept card behaves when it is charged; whoever pays on the stand-in's page chooses it. */
export const CARD_BEHAVIOURS = ["good", "refused", "expired"] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** Keeps a card, once for one customer; anything else than a behaviour keeps none, as an account that may not. */
export async function keepCard({ db, clock }: System, customer: string, wanted: string): Promise<void> {
  const behaviour = CARD_BEHAVIOURS.find((known) => known === wanted);
  if (!behaviour) return;
  const token = `TOKC_TEST${randomBytes(12).toString("hex").toUpperCase()}`;
  await db
    .insertInto("sandbox_cards")
    .values({ customer, token, behaviour, kept_at: clock.now() })
    .onConflict((twice) => twice.doNothing())
    .execute();
}

/** So long after it was kept, the card that expires has expired: before it is charged for the next month. */
const EXPIRES_AFTER_MS = 20 * 24 * 60 * 60_000;

/** The cards of a customer, as PayU tells of them. */
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

/** How a card of this customer behaves; undefined when they have none of this token. */
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

export async function deleteCard(db: Db, customer: string, token: string): Promise<void> {
  await db.deleteFrom("sandbox_cards").where("customer", "=", customer).where("token", "=", token).execute();
}
