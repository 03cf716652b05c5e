import type { ReactNode } from "react";
import type { GiftChoices } from "../../contract/gifts.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { SubmitButton } from "./button.tsx";
import { FormOutcome } from "./field.tsx";
import { pageTexts } from "./texts/texts.ts";

/**
 * A form that starts one donation (spec §7). Then the browser goes to the payment provider.
 * @param describedBy the id of the element that names the donation, for the button
 * @param gifts whom the gift is for, if the address says so
 * @param children the field `amount`
 */
export function DonationForm({
  describedBy,
  gifts,
  children,
}: {
  describedBy: string;
  gifts: GiftChoices | null;
  children: ReactNode;
}) {
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
      {gifts?.animal && <input type="hidden" name="animalId" value={gifts.animal.id} data-number="" />}
      {gifts?.wish && <input type="hidden" name="resourceId" value={gifts.wish.id} data-number="" />}
      <FormOutcome />
      <SubmitButton describedBy={describedBy}>{pageTexts().donate.button}</SubmitButton>
    </form>
  );
}
