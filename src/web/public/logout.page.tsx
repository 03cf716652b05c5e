import { CLOSING_TEXT } from "../../contract/personal-data.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink } from "./button.tsx";
import { Outcome } from "./outcome.tsx";
import type { Page } from "./page.ts";

const OVER = "Bye, Bye!";
const ASKED = "Log out?";

/** After logging out (spec §2.4); or the question, when the address was opened by another site (docs/decisions/0008). */
export const logoutPage: Page<"logout"> = {
  head: ({ isOver }) => ({
    title: isOver ? OVER : ASKED,
    description: "The end of a visit to the shelter’s site.",
    noIndex: true,
  }),
  body: ({ isOver, hasClosed }, { viewer }) =>
    isOver ? <Farewell hasClosed={hasClosed} /> : <Question panelPath={viewer?.panelPath ?? "/"} />,
};

function Farewell({ hasClosed }: { hasClosed: boolean }) {
  return (
    <Outcome title={OVER}>
      <p className="lead" data-logged-out>
        {hasClosed ? CLOSING_TEXT.ownClosed : "You are logged out. See you soon."}
      </p>
      <div className="row">
        <ButtonLink href={loginPath()}>Log In</ButtonLink>
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </Outcome>
  );
}

function Question({ panelPath }: { panelPath: string }) {
  return (
    <Outcome title={ASKED}>
      <p className="lead">You are still logged in.</p>
      <div className="row">
        <a className="button" href="/logout" data-logout>
          Log Out
        </a>
        <ButtonLink href={panelPath} look="quiet">
          Stay logged in
        </ButtonLink>
      </div>
    </Outcome>
  );
}
