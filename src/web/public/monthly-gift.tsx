import { DONATION_LIMITS } from "../../contract/donations.ts";
import type { GiftChoices } from "../../contract/gifts.ts";
import { loginPath } from "../login-path.ts";
import { DonationForm } from "./donation-form.tsx";
import { FieldError } from "./field.tsx";
import { pageTexts } from "./texts/texts.ts";

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
          <div className="field">
            <label htmlFor="field-monthlyAmount">{each}</label>
            <input
              id="field-monthlyAmount"
              name="monthlyAmount"
              type="number"
              inputMode="decimal"
              min={DONATION_LIMITS.min}
              max={DONATION_LIMITS.max}
              step={10 ** -DONATION_LIMITS.decimals}
              required
              aria-describedby="error-monthlyAmount"
            />
            <FieldError name="monthlyAmount" />
          </div>
        </DonationForm>
      </div>
    </section>
  );
}
