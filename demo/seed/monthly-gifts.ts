import { MINUTE_MS } from "../../src/server/base/clock.ts";
import { chargeMoment, monthOf, nextChargeOn } from "../../src/server/giving/monthly/monthly.calendar.ts";
import { saveCard } from "../../src/server/giving/sandbox/sandbox.cards.ts";
import { MONTHLY_GIFT } from "../content/donations.ts";
import { orderId, providerOrderId } from "./donations.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** Inserts a monthly gift with its first payment and its first charge. The sandbox saves its card, and goes on charging it. */
export async function seedMonthlyGift({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const { giver, animal, grosze, daysAgo, time } = MONTHLY_GIFT;
  const begun = { day: calendar.day(daysAgo), at: calendar.at(daysAgo, time) };
  const clock = calendar.clockAt(begun.at);
  const dayOfMonth = Number(begun.day.slice(8));
  const charged = nextChargeOn(dayOfMonth, monthOf(begun.day), begun.day);
  const next = nextChargeOn(dayOfMonth, monthOf(charged), calendar.day(0));
  const same = {
    amount_grosze: grosze,
    is_test: true,
    account_id: records.user(giver).accountId,
    animal_id: records.animal(animal),
    purpose: animal,
  };
  const customer = orderId("monthly gift");
  const { id } = await tx
    .insertInto("monthly_gifts")
    .values({
      ...same,
      is_example: true,
      state: "active",
      day_of_month: dayOfMonth,
      next_charge_on: next,
      charge_month: monthOf(next),
      work_at: chargeMoment(clock, next),
      customer_key: customer,
      customer_email: giver,
      card: "•••• 1111",
      card_expires: `${begun.at.getUTCFullYear() + 3}-12`,
      created_at: begun.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await saveCard({ db: tx, clock }, customer, "good");
  const payments = [
    { at: begun.at, gift_month: monthOf(begun.day), gift_try: 0 },
    { at: chargeMoment(clock, charged), gift_month: monthOf(charged), gift_try: 1 },
  ];
  await tx
    .insertInto("donations")
    .values(
      payments.map(({ at, ...month }) => ({
        ...same,
        ...month,
        monthly_gift_id: id,
        ext_order_id: orderId(month.gift_month),
        provider_order_id: providerOrderId(month.gift_month),
        status: "COMPLETED" as const,
        created_at: at,
        settled_at: new Date(at.getTime() + MINUTE_MS),
      })),
    )
    .execute();
}
