import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().payment.sandbox;

/** `isOpen`: the payment can still be paid or cancelled. `leftGrosze`: what can be given back. `keepsCard`: it is the first payment of a monthly gift. */
type Props = {
  amountGrosze: number;
  description: string;
  isOpen: boolean;
  leftGrosze: number;
  continueUrl: string;
  keepsCard: boolean;
};

/** The payment page of the sandbox, which replaces PayU. It is clearly marked as a test (rules §7). */
export const sandboxPaymentPage: Page<Props> = {
  head: () => ({ title: texts().title, description: texts().description, noIndex: true }),
  body: ({ amountGrosze, description, isOpen, leftGrosze, continueUrl, keepsCard }, { path }) => (
    <MessagePage title={texts().title}>
      <p className="test-mark">{texts().text}</p>
      <dl className="sandbox-order">
        <dt>{description}</dt>
        <dd>{plnFromGrosze(amountGrosze)}</dd>
      </dl>
      {leftGrosze > 0 && <GiveBack path={path} leftGrosze={leftGrosze} />}
      {isOpen ? <Decision path={path} keepsCard={keepsCard} /> : <Decided continueUrl={continueUrl} />}
    </MessagePage>
  ),
};

const Decision = ({ path, keepsCard }: { path: string; keepsCard: boolean }) => (
  <form method="post" action={path} className="row">
    {keepsCard && <LaterCharges />}
    <button className="button is-call" type="submit" name="decision" value="pay">
      {texts().pay}
    </button>
    <button className="button is-quiet" type="submit" name="decision" value="cancel">
      {texts().cancel}
    </button>
  </form>
);

/** A card that is kept for every month: how it will behave. */
function LaterCharges() {
  const { title, good, refused, expired, none } = texts().card;
  const choices = { good, refused, expired, none };
  return (
    <fieldset className="sandbox-card">
      <legend>{title}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value}>
          <input type="radio" name="card" value={value} defaultChecked={value === "good"} /> {text}
        </label>
      ))}
    </fieldset>
  );
}

/** What a shelter does in the provider's own pages. */
const GiveBack = ({ path, leftGrosze }: { path: string; leftGrosze: number }) => (
  <form method="post" action={path}>
    <p>{texts().giveBack.left(plnFromGrosze(leftGrosze))}</p>
    <div className="row">
      <label className="field">
        <span>{texts().giveBack.amount}</span>
        <input
          type="number"
          name="amount"
          min="0.01"
          max={leftGrosze / 100}
          step="0.01"
          defaultValue={leftGrosze / 100}
          required
        />
      </label>
      <button className="button is-quiet" type="submit">
        {texts().giveBack.button}
      </button>
    </div>
  </form>
);

const Decided = ({ continueUrl }: { continueUrl: string }) => (
  <>
    <p>{texts().over}</p>
    <div className="row">
      <ButtonLink href={continueUrl}>{texts().back}</ButtonLink>
    </div>
  </>
);
