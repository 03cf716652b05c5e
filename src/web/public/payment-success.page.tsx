import { ButtonLink } from "./button.tsx";
import { Outcome } from "./outcome.tsx";
import type { Page } from "./page.ts";

/** Where people return to from the payment (spec §2.4). Returning proves nothing, so nothing is claimed (decisions §7, §11). */
export const paymentSuccessPage: Page<"paymentSuccess"> = {
  head: () => ({ title: "Thank you", description: "Thank you for thinking of the animals.", noIndex: true }),
  body: () => (
    <Outcome title="Thank you!">
      <p className="lead">
        Thank you for thinking of our animals. The payment provider tells us when a payment is complete, which can take
        a few minutes.
      </p>
      <div className="row">
        <ButtonLink href="/help/donate">Back to Donate</ButtonLink>
        <ButtonLink href="/animals" look="quiet">
          Meet the animals
        </ButtonLink>
      </div>
    </Outcome>
  ),
};
