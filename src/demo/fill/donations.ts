import { hash } from "node:crypto";
import { DONATION_DESCRIPTION } from "../../contract/donations.ts";
import { DONATIONS } from "../content/donations.ts";
import type { DonationStory } from "../content/shapes.ts";
import type { Filling } from "./filling.ts";

/** A name that looks like those of real donations and is the same in every demonstration. */
function nameOf(at: number): string {
  const hex = hash("sha256", `donation ${at}`);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
const orderOf = (at: number) => `TEST${hash("sha256", `order ${at}`).slice(0, 24).toUpperCase()}`;

/** Puts in what people gave. All of it is play money; the one still pending can be paid at the stand-in for the provider. */
export async function fillDonations({ tx, calendar }: Filling): Promise<void> {
  const begun = ({ daysAgo, time }: DonationStory) => calendar.at(daysAgo, time);
  await tx
    .insertInto("donations")
    .values(
      DONATIONS.map((donation, at) => ({
        ext_order_id: nameOf(at),
        provider_order_id: donation.status === "FAILED" ? null : orderOf(at),
        amount_grosze: donation.grosze,
        status: donation.status,
        is_test: true,
        created_at: begun(donation),
        settled_at:
          donation.status === "PENDING" ? null : new Date(begun(donation).getTime() + donation.minutes * 60_000),
        last_error: donation.remark ?? null,
      })),
    )
    .execute();
  const pending = DONATIONS.flatMap((donation, at) => (donation.status === "PENDING" ? [{ donation, at }] : []));
  await tx
    .insertInto("sandbox_orders")
    .values(
      pending.map(({ donation, at }) => ({
        order_id: orderOf(at),
        ext_order_id: nameOf(at),
        total_amount: donation.grosze,
        currency: "PLN",
        description: DONATION_DESCRIPTION,
        notify_url: "/api/payment/payu/notify",
        continue_url: `/api/payment/payu/return?orderId=${nameOf(at)}`,
        created_at: begun(donation),
      })),
    )
    .execute();
}
