import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink, SubmitButton } from "./button.tsx";
import { FormOutcome } from "./field.tsx";
import { Outcome } from "./outcome.tsx";
import type { Page } from "./page.ts";
import type { Viewer } from "./page-props.ts";
import { SessionCard } from "./session-card.tsx";

const TITLE = "Confirm your email address";
const DONE = "/confirm_email/done";

/**
 * Where the link of a letter leads (decisions §16). It asks for a press of a button, since mail programs open links by
 * themselves; a link that is no longer good is found out then.
 */
export const confirmEmailPage: Page<"confirmEmail"> = {
  head: () => ({ title: TITLE, description: "Confirm the email address of your account.", noIndex: true }),
  body: ({ token }, { viewer }) => (token ? <Question token={token} viewer={viewer} /> : <NoToken viewer={viewer} />),
};

function Question({ token, viewer }: { token: string; viewer: Viewer }) {
  return (
    <SessionCard
      title={TITLE}
      lead="You have an account with us, and this letter came to you? Then this address is yours, and one press confirms it. If you have no account, please just close this page."
      after={viewer ? <a href={viewer.panelPath}>Go to my page</a> : <a href={loginPath()}>Log in</a>}
    >
      <form
        className="form card"
        data-form="confirmEmail"
        data-endpoint="/api/auth/email/confirm"
        data-words="server"
        data-next={DONE}
        method="post"
        noValidate
      >
        <input type="hidden" name="token" value={token} />
        <FormOutcome />
        <SubmitButton look="call">Confirm My Address</SubmitButton>
      </form>
    </SessionCard>
  );
}

function NoToken({ viewer }: { viewer: Viewer }) {
  return (
    <Outcome title={TITLE}>
      <p className="lead">{ACCOUNT_TEXT.confirmLinkUsed}</p>
      <WayOn viewer={viewer} />
    </Outcome>
  );
}

/** Where a confirmed address leads. */
export const emailConfirmedPage: Page<"emailConfirmed"> = {
  head: () => ({ title: "Thank you", description: "The email address of your account.", noIndex: true }),
  body: (_props, { viewer }) => (
    <Outcome title="Thank you!">
      <p className="lead">Your email address is confirmed. From now on our letters find you there.</p>
      <WayOn viewer={viewer} />
    </Outcome>
  ),
};

const WayOn = ({ viewer }: { viewer: Viewer }) => (
  <div className="row">
    {viewer ? (
      <ButtonLink href={viewer.panelPath}>Go to my page</ButtonLink>
    ) : (
      <ButtonLink href={loginPath()}>Log In</ButtonLink>
    )}
    <ButtonLink href="/animals" look="quiet">
      Meet the animals
    </ButtonLink>
  </div>
);
