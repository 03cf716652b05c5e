import { hash } from "node:crypto";
import { recordTexts } from "../../src/contract/texts/texts.ts";
import { DONATIONS } from "../content/donations.ts";
import type { DemoDonation } from "../content/types.ts";
import { lookup, type SeedContext, type SeededRecords } from "./seed-context.ts";

/** @param of names what it is the id of @returns an order id in the format of real donations, the same in every demonstration */
export function orderId(of: number | string): string {
  const hex = hash("sha256", `donation ${of}`);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
/** @returns what the sandbox calls the same order */
export const providerOrderId = (of: number | string): string =>
  `TEST${hash("sha256", `order ${of}`).slice(0, 24).toUpperCase()}`;

/** Inserts test donations. The pending one can be paid on the sandbox page that stands in for the provider. */
export async function seedDonations({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const resources = await tx.selectFrom("resources").select(["id", "name", "appeal"]).execute();
  const resource = lookup("resource", new Map(resources.map((each) => [each.name, each])));
  const startedAt = ({ daysAgo, time }: DemoDonation) => calendar.at(daysAgo, time);
  await tx
    .insertInto("donations")
    .values(
      DONATIONS.map((donation, at) => ({
        ext_order_id: orderId(at),
        provider_order_id: donation.status === "FAILED" ? null : providerOrderId(at),
        amount_grosze: donation.grosze,
        status: donation.status,
        is_test: true,
        created_at: startedAt(donation),
        settled_at:
          donation.status === "PENDING" ? null : new Date(startedAt(donation).getTime() + donation.minutes * 60_000),
        last_error: donation.remark ?? null,
        resource_id: donation.resource ? resource(donation.resource).id : null,
        purpose: donation.resource ? resource(donation.resource).appeal : "",
        account_id: donation.giver ? records.user(donation.giver).accountId : null,
      })),
    )
    .execute();
  const pending = DONATIONS.flatMap((donation, at) => (donation.status === "PENDING" ? [{ donation, at }] : []));
  await tx
    .insertInto("sandbox_orders")
    .values(
      pending.map(({ donation, at }) => ({
        order_id: providerOrderId(at),
        ext_order_id: orderId(at),
        total_amount: donation.grosze,
        currency: "PLN",
        description: recordTexts().donations.description,
        notify_url: "/api/payment/payu/notify",
        continue_url: `/api/payment/payu/return?orderId=${orderId(at)}`,
        created_at: startedAt(donation),
      })),
    )
    .execute();
}
