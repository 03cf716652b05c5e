import type { ReactNode } from "react";
import { DONATION_TEXT } from "../../contract/donations.ts";
import { FormOutcome } from "./field.tsx";

/**
 * A form that starts one donation (spec §7); the browser then goes to the payment provider.
 * @param describedBy the element that says which donation this button is for
 * @param children the field named `amount`
 */
export function DonationForm({ describedBy, children }: { describedBy: string; children: ReactNode }) {
  return (
    <form
      className="form donation-form"
      method="post"
      data-form="donation"
      data-endpoint="/api/payment/donate"
      data-failure={DONATION_TEXT.failed}
      noValidate
    >
      {children}
      <FormOutcome />
      <button className="button" type="submit" aria-describedby={describedBy}>
        Donate
      </button>
    </form>
  );
}
