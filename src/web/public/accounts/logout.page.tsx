import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().sessions.logout;

/**
 * `isOver`: nobody is signed in any more. Otherwise the page asks before it ends the session.
 * `hasClosed`: the person has just closed the account.
 */
type Props = { isOver: boolean; hasClosed: boolean };

/** The page after logging out (spec §2.4). It asks first if another site opened the address (docs/decisions/0008). */
export const logoutPage: Page<Props> = {
  head: ({ isOver }) => ({
    title: isOver ? texts().title : texts().question,
    description: texts().description,
    noIndex: true,
  }),
  body: ({ isOver, hasClosed }, { viewer }) =>
    isOver ? <LoggedOut hasClosed={hasClosed} /> : <LogoutQuestion panelPath={viewer?.panelPath ?? href("/")} />,
};

const LoggedOut = ({ hasClosed }: { hasClosed: boolean }) => (
  <MessagePage title={texts().title}>
    <p className="lead" data-logged-out>
      {hasClosed ? recordTexts().closing.ownClosed : texts().done}
    </p>
    <div className="row">
      <ButtonLink href={loginPath()}>{pageTexts().chrome.logIn}</ButtonLink>
      <ButtonLink href={href("/")} look="quiet">
        {pageTexts().chrome.goHome}
      </ButtonLink>
    </div>
  </MessagePage>
);

const LogoutQuestion = ({ panelPath }: { panelPath: string }) => (
  <MessagePage title={texts().question}>
    <p className="lead">{texts().stillIn}</p>
    <div className="row">
      <a className="button" href={href("/logout")} data-logout>
        {texts().logOut}
      </a>
      <ButtonLink href={panelPath} look="quiet">
        {texts().stay}
      </ButtonLink>
    </div>
  </MessagePage>
);
