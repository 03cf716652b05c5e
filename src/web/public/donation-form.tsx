import type { ReactNode } from "react";
import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { SubmitButton } from "./button.tsx";
import { FormOutcome } from "./field.tsx";
import { pageTexts } from "./texts/texts.ts";

/**
 * A form that starts one donation (spec §7). Then the browser goes to the payment provider.
 * @param describedBy the id of the element that names the donation, for the button
 * @param children the field `amount`
 */
export function DonationForm({ describedBy, children }: { describedBy: string; children: ReactNode }) {
  return (
    <form
      className="form donation-form"
      method="post"
      data-form="donation"
      data-endpoint={callPath("POST /payment/donate")}
      data-failure={formTexts().donations.failed}
      noValidate
    >
      {children}
      <FormOutcome />
      <SubmitButton describedBy={describedBy}>{pageTexts().donate.button}</SubmitButton>
    </form>
  );
}
