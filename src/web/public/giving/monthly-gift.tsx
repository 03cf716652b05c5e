import type { GiftChoices } from "../../../contract/giving/gifts.ts";
import { loginPath } from "../../login-path.ts";
import { pageTexts } from "../texts/texts.ts";
import { AmountField } from "./amount-field.tsx";
import { DonationForm } from "./donation-form.tsx";

/** A gift of every month by card, where the shelter can take it. @param path of this page, to come back to after the login */
export function MonthlyGift({ gifts, path }: { gifts: GiftChoices | null; path: string }) {
  const { title, text, consent, each } = pageTexts().gifts.monthly;
  return (
    <section className="wrap" aria-labelledby="monthly-gift">
      <div className="own-amount">
        <div>
          <h2 id="monthly-gift">{title}</h2>
          <p>{text}</p>
          <p>{consent}</p>
        </div>
        <DonationForm describedBy="monthly-gift" gifts={gifts} monthly={{ signIn: loginPath(path) }}>
          <AmountField name="monthlyAmount" label={each} />
        </DonationForm>
      </div>
    </section>
  );
}
