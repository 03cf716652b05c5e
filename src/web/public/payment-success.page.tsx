import type { DonationStatus } from "../../contract/donations.ts";
import { plnOfGrosze } from "../format.ts";
import { ButtonLink } from "./button.tsx";
import { Outcome } from "./outcome.tsx";
import type { Page } from "./page.ts";

type Told = { title: string; text: (amount: string) => string };

/** What each stored state says (decisions §7). */
const TOLD: Readonly<Record<DonationStatus, Told>> = {
  COMPLETED: {
    title: "Thank you!",
    text: (amount) => `Your donation of ${amount} has arrived. Thank you for helping our animals.`,
  },
  PENDING: {
    title: "Thank you!",
    text: (amount) =>
      `Your donation of ${amount} is still pending: the payment provider has not told us yet that it is complete. That can take a few minutes.`,
  },
  CANCELED: {
    title: "Donation cancelled",
    text: (amount) => `Your donation of ${amount} was cancelled. Nothing was charged.`,
  },
  FAILED: {
    title: "Donation not completed",
    text: (amount) =>
      `Your donation of ${amount} was not completed, as far as we know. If you did pay, the payment provider will tell us, and this page will say so.`,
  },
};

/** Returning proves nothing: without a donation of ours nothing is claimed (decisions §7, §11). */
const UNKNOWN: Told = {
  title: "Thank you!",
  text: () =>
    "Thank you for thinking of our animals. The payment provider tells us when a payment is complete, which can take a few minutes.",
};

/** Where people return to from the payment: it shows how their donation is stored (spec §2.4, decisions §7). */
export const paymentSuccessPage: Page<"paymentSuccess"> = {
  head: ({ donation }) => ({
    title: (donation ? TOLD[donation.status] : UNKNOWN).title.replace("!", ""),
    description: "Thank you for thinking of the animals.",
    noIndex: true,
  }),
  body: ({ donation }) => {
    const { title, text } = donation ? TOLD[donation.status] : UNKNOWN;
    return (
      <Outcome title={title}>
        <p className="lead">{text(donation ? plnOfGrosze(donation.amountGrosze) : "")}</p>
        {donation?.isTest && <p className="test-mark">This was a test: no money has moved.</p>}
        <div className="row">
          {donation?.status === "PENDING" && (
            <ButtonLink href={`/payment/payu/success?donation=${donation.extOrderId}`}>Look again</ButtonLink>
          )}
          <ButtonLink href="/help/donate" look={donation?.status === "PENDING" ? "quiet" : "main"}>
            Back to Donate
          </ButtonLink>
          <ButtonLink href="/animals" look="quiet">
            Meet the animals
          </ButtonLink>
        </div>
      </Outcome>
    );
  },
};
