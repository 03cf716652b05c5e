import { PANELS } from "../../contract/panels.ts";
import { loginPath } from "../login-path.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import type { Viewer } from "./page-props.ts";

const TITLE = "Unauthorized";
const FOR_OTHERS = "This part of the site is for others: the shelter’s staff, or some of them.";

/** People who may not see a screen of the administration are redirected here (spec §2.3, rules §11). */
export const unauthorizedPage: Page<"unauthorized"> = {
  head: () => ({ title: TITLE, description: FOR_OTHERS, noIndex: true }),
  body: (_props, { viewer }) => (
    <MessagePage mark="403" title={TITLE}>
      <p className="lead">{FOR_OTHERS}</p>
      <div className="row">
        <OwnAreaLink viewer={viewer} />
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </MessagePage>
  ),
};

function OwnAreaLink({ viewer }: { viewer: Viewer }) {
  if (!viewer) return <ButtonLink href={loginPath()}>Log In</ButtonLink>;
  return (
    <ButtonLink href={viewer.panelPath}>
      {viewer.panelPath === PANELS.staff.path ? "Go to the dashboard" : "Go to my page"}
    </ButtonLink>
  );
}
