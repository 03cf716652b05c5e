import { formTexts } from "../../contract/texts/texts.ts";
import { callPath } from "../call-path.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink, SubmitButton } from "./button.tsx";
import { FormOutcome } from "./field.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import type { Viewer } from "./page-props.ts";
import { SessionCard } from "./session-card.tsx";

const TITLE = "Confirm your email address";
const DONE = "/confirm_email/done";

/**
 * The page of the link in a confirmation letter (rules §16). It asks for a click, because mail programs open links
 * by themselves. Only that click checks whether the link is still valid.
 */
export const confirmEmailPage: Page<"confirmEmail"> = {
  head: () => ({ title: TITLE, description: "Confirm the email address of your account.", noIndex: true }),
  body: ({ token }, { viewer }) =>
    token ? <ConfirmationForm token={token} viewer={viewer} /> : <NoToken viewer={viewer} />,
};

function ConfirmationForm({ token, viewer }: { token: string; viewer: Viewer }) {
  return (
    <SessionCard
      title={TITLE}
      lead="You have an account with us, and this letter came to you? Then this address is yours, and one press confirms it. If you have no account, please just close this page."
      after={viewer ? <a href={viewer.panelPath}>Go to my page</a> : <a href={loginPath()}>Log in</a>}
    >
      <form
        className="form card"
        data-form="confirmEmail"
        data-endpoint={callPath("POST /auth/email/confirm")}
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
    <MessagePage title={TITLE}>
      <p className="lead">{formTexts().accounts.confirmLinkUsed}</p>
      <NextLinks viewer={viewer} />
    </MessagePage>
  );
}

/** The page after an address was confirmed. */
export const emailConfirmedPage: Page<"emailConfirmed"> = {
  head: () => ({ title: "Thank you", description: "The email address of your account.", noIndex: true }),
  body: (_props, { viewer }) => (
    <MessagePage title="Thank you!">
      <p className="lead">Your email address is confirmed. From now on our letters find you there.</p>
      <NextLinks viewer={viewer} />
    </MessagePage>
  ),
};

const NextLinks = ({ viewer }: { viewer: Viewer }) => (
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
