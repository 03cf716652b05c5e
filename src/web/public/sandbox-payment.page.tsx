import { plnFromGrosze } from "../format.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

/** The payment page of the sandbox that stands in for PayU. It is clearly marked as a test (rules §7). */
export const sandboxPaymentPage: Page<"sandboxPayment"> = {
  head: () => ({ title: "Test payment", description: "A stand-in for the payment provider.", noIndex: true }),
  body: ({ amountGrosze, description, isOpen, continueUrl }, { path }) => (
    <MessagePage title="Test payment">
      <p className="test-mark">This page stands in for the payment provider. It takes no money and asks for no card.</p>
      <dl className="sandbox-order">
        <dt>{description}</dt>
        <dd>{plnFromGrosze(amountGrosze)}</dd>
      </dl>
      {isOpen ? <Decision path={path} /> : <Decided continueUrl={continueUrl} />}
    </MessagePage>
  ),
};

function Decision({ path }: { path: string }) {
  return (
    <form method="post" action={path} className="row">
      <button className="button is-call" type="submit" name="decision" value="pay">
        Pay
      </button>
      <button className="button is-quiet" type="submit" name="decision" value="cancel">
        Cancel
      </button>
    </form>
  );
}

function Decided({ continueUrl }: { continueUrl: string }) {
  return (
    <>
      <p>This test payment is over.</p>
      <div className="row">
        <ButtonLink href={continueUrl}>Back to the shelter</ButtonLink>
      </div>
    </>
  );
}
