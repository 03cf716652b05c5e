import type { DonationStatus } from "../../contract/donations.ts";
import { plnFromGrosze } from "../format.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

type StatusText = { title: string; text: (amount: string) => string };

/** The texts for each stored status (rules §7). */
const STATUS_TEXT: Readonly<Record<DonationStatus, StatusText>> = {
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

/** Opening this page does not prove a payment, so an unknown donation is not confirmed (rules §7, §11). */
const UNKNOWN_DONATION_TEXT: StatusText = {
  title: "Thank you!",
  text: () =>
    "Thank you for thinking of our animals. The payment provider tells us when a payment is complete, which can take a few minutes.",
};

/** The page after a payment. It shows the stored status of the donation (spec §2.4, rules §7). */
export const paymentSuccessPage: Page<"paymentSuccess"> = {
  head: ({ donation }) => ({
    title: (donation ? STATUS_TEXT[donation.status] : UNKNOWN_DONATION_TEXT).title.replace("!", ""),
    description: "Thank you for thinking of the animals.",
    noIndex: true,
  }),
  body: ({ donation }) => {
    const { title, text } = donation ? STATUS_TEXT[donation.status] : UNKNOWN_DONATION_TEXT;
    return (
      <MessagePage title={title}>
        <p className="lead">{text(donation ? plnFromGrosze(donation.amountGrosze) : "")}</p>
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
      </MessagePage>
    );
  },
};
