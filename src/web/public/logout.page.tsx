import { recordTexts } from "../../contract/texts/texts.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

const LOGGED_OUT_TITLE = "Bye, Bye!";
const QUESTION_TITLE = "Log out?";

/** The page after logging out (spec §2.4). It asks first if another site opened the address (docs/decisions/0008). */
export const logoutPage: Page<"logout"> = {
  head: ({ isOver }) => ({
    title: isOver ? LOGGED_OUT_TITLE : QUESTION_TITLE,
    description: "The end of a visit to the shelter’s site.",
    noIndex: true,
  }),
  body: ({ isOver, hasClosed }, { viewer }) =>
    isOver ? <LoggedOut hasClosed={hasClosed} /> : <LogoutQuestion panelPath={viewer?.panelPath ?? "/"} />,
};

function LoggedOut({ hasClosed }: { hasClosed: boolean }) {
  return (
    <MessagePage title={LOGGED_OUT_TITLE}>
      <p className="lead" data-logged-out>
        {hasClosed ? recordTexts().closing.ownClosed : "You are logged out. See you soon."}
      </p>
      <div className="row">
        <ButtonLink href={loginPath()}>Log In</ButtonLink>
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

function LogoutQuestion({ panelPath }: { panelPath: string }) {
  return (
    <MessagePage title={QUESTION_TITLE}>
      <p className="lead">You are still logged in.</p>
      <div className="row">
        <a className="button" href="/logout" data-logout>
          Log Out
        </a>
        <ButtonLink href={panelPath} look="quiet">
          Stay logged in
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
