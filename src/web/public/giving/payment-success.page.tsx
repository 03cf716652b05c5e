import type { DonationStatus } from "../../../contract/giving/donations.ts";
import { href } from "../../../contract/platform/href.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().payment;

/** `donation` is null if the address names none of our donations. */
type Props = {
  donation: {
    extOrderId: string;
    amountGrosze: number;
    refundedGrosze: number;
    status: DonationStatus;
    isTest: boolean;
    purpose: string;
  } | null;
};

/** The page after a payment. It shows the stored status of the donation (spec §2.4, rules §7). */
export const paymentSuccessPage: Page<Props> = {
  head: ({ donation }) => ({
    title: (donation ? texts().statuses[donation.status] : texts().unknown).title,
    description: texts().description,
    noIndex: true,
  }),
  body: ({ donation }) => {
    const { heading } = donation ? texts().statuses[donation.status] : texts().unknown;
    const text = donation
      ? texts().statuses[donation.status].text(plnFromGrosze(donation.amountGrosze))
      : texts().unknown.text;
    return (
      <MessagePage title={heading}>
        <p className="lead">{text}</p>
        {donation && donation.purpose !== "" && <p>{pageTexts().gifts.purpose(donation.purpose)}</p>}
        {donation?.status === "COMPLETED" && donation.refundedGrosze > 0 && (
          <p>{texts().refunded(plnFromGrosze(donation.refundedGrosze))}</p>
        )}
        {donation?.isTest && <p className="test-mark">{texts().test}</p>}
        <div className="row">
          {donation?.status === "PENDING" && (
            <ButtonLink href={href(`/payment/payu/success?donation=${donation.extOrderId}`)}>
              {texts().lookAgain}
            </ButtonLink>
          )}
          <ButtonLink href={href("/help/donate")} look={donation?.status === "PENDING" ? "quiet" : "main"}>
            {texts().backToDonate}
          </ButtonLink>
          <ButtonLink href={href("/animals")} look="quiet">
            {pageTexts().chrome.meetAnimals}
          </ButtonLink>
        </div>
      </MessagePage>
    );
  },
};
