import type { ReactNode } from "react";
import type { GiftChoices } from "../../../contract/giving/gifts.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome } from "../platform/field.tsx";
import { pageTexts } from "../texts/texts.ts";

type Props = {
  describedBy: string;
  gifts: GiftChoices | null;
  monthly?: { signIn: string };
  children: ReactNode;
};

/**
 * A form that starts one donation (spec §7). Then the browser goes to the payment provider.
 * @param describedBy the id of the element that names the donation, for the button
 * @param gifts whom the gift is for, if the address says so
 * @param monthly of a gift of every month, which needs somebody signed in: the address of the login
 * @param children the field `amount`, or `monthlyAmount`
 */
export const DonationForm = ({ describedBy, gifts, monthly, children }: Props) => (
  <form
    className="form donation-form"
    method="post"
    data-form={monthly ? "monthlyGift" : "donation"}
    data-endpoint={callPath(monthly ? "POST /payment/monthly" : "POST /payment/donate")}
    data-failure={monthly ? formTexts().monthlyGifts.failed : formTexts().donations.failed}
    data-sign-in={monthly?.signIn}
    noValidate
  >
    {children}
    {gifts?.animal && <input type="hidden" name="animalId" value={gifts.animal.id} data-number="" />}
    {gifts?.wish && <input type="hidden" name="resourceId" value={gifts.wish.id} data-number="" />}
    <FormOutcome />
    <SubmitButton describedBy={describedBy}>
      {monthly ? pageTexts().gifts.monthly.button : pageTexts().donate.button}
    </SubmitButton>
  </form>
);
