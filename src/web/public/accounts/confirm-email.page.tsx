import { href } from "../../../contract/platform/href.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink, SubmitButton } from "../platform/button.tsx";
import { FormOutcome } from "../platform/field.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import type { Viewer } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";
import { SessionCard } from "./session-card.tsx";

const DONE = "/confirm_email/done";
const texts = () => pageTexts().sessions.confirmEmail;

/**
 * The page of the link in a confirmation letter (rules §16). It asks for a click, because mail programs open links
 * by themselves. Only that click checks whether the link is still valid.
 */
export const confirmEmailPage: Page<{ token: string | null }> = {
  head: () => ({ title: texts().title, description: texts().description, noIndex: true }),
  body: ({ token }, { viewer }) =>
    token ? <ConfirmationForm token={token} viewer={viewer} /> : <NoToken viewer={viewer} />,
};

const ConfirmationForm = ({ token, viewer }: { token: string; viewer: Viewer }) => (
  <SessionCard
    title={texts().title}
    lead={texts().lead}
    after={
      viewer ? (
        <a href={viewer.panelPath}>{pageTexts().sessions.goToPanel}</a>
      ) : (
        <a href={loginPath()}>{texts().logIn}</a>
      )
    }
  >
    <form
      className="form card"
      data-form="confirmEmail"
      data-endpoint={callPath("POST /auth/email/confirm")}
      data-next={href(DONE)}
      method="post"
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      <FormOutcome />
      <SubmitButton look="call">{texts().submit}</SubmitButton>
    </form>
  </SessionCard>
);

const NoToken = ({ viewer }: { viewer: Viewer }) => (
  <MessagePage title={texts().title}>
    <p className="lead">{formTexts().accounts.confirmLinkUsed}</p>
    <NextLinks viewer={viewer} />
  </MessagePage>
);

/** The page after an address was confirmed. */
export const emailConfirmedPage: Page = {
  head: () => ({ title: texts().doneTitle, description: texts().doneDescription, noIndex: true }),
  body: (_props, { viewer }) => (
    <MessagePage title={texts().doneHeading}>
      <p className="lead">{texts().done}</p>
      <NextLinks viewer={viewer} />
    </MessagePage>
  ),
};

const NextLinks = ({ viewer }: { viewer: Viewer }) => (
  <div className="row">
    {viewer ? (
      <ButtonLink href={viewer.panelPath}>{pageTexts().sessions.goToPanel}</ButtonLink>
    ) : (
      <ButtonLink href={loginPath()}>{pageTexts().chrome.logIn}</ButtonLink>
    )}
    <ButtonLink href={href("/animals")} look="quiet">
      {pageTexts().chrome.meetAnimals}
    </ButtonLink>
  </div>
);
