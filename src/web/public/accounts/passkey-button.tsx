import { pageTexts } from "../texts/texts.ts";

type Props = {
  question: string;
  answer: string;
  at: string;
  next: string;
  look: "call" | "quiet";
  children: string;
};

/**
 * Asks the browser for a passkey (enhance/passkey.ts). It stays hidden in browsers that have none, and at another address
 * than the one for which this shelter's passkeys were made.
 * @param props.question the call that gives what the passkey signs; `answer` the one that takes what it has signed
 */
export const PasskeyButton = ({ question, answer, at, next, look, children }: Props) => (
  <div
    className="passkey"
    data-passkey
    data-question={question}
    data-answer={answer}
    data-at={at}
    data-next={next}
    data-failure={pageTexts().sessions.secondStep.passkeyFailed}
    hidden
  >
    <button className={`button is-${look}`} type="button">
      {children}
    </button>
  </div>
);
