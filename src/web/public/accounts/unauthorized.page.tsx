import { href } from "../../../contract/platform/href.ts";
import { PANELS } from "../../../contract/platform/panels.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import type { Viewer } from "../platform/site.ts";
import { SleepingCat } from "../platform/sleeping-cat.tsx";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().sessions.unauthorized;

/** People who may not see a screen of the administration are redirected here (spec §2.3, rules §11). */
export const unauthorizedPage: Page = {
  head: () => ({ title: texts().title, description: texts().text, noIndex: true }),
  body: (_props, { viewer }) => (
    <MessagePage mark="403" picture={<SleepingCat />} title={texts().title}>
      <p className="lead">{texts().text}</p>
      <div className="row">
        <OwnAreaLink viewer={viewer} />
        <ButtonLink href={href("/")} look="quiet">
          {pageTexts().chrome.goHome}
        </ButtonLink>
      </div>
    </MessagePage>
  ),
};

function OwnAreaLink({ viewer }: { viewer: Viewer }) {
  if (!viewer) return <ButtonLink href={loginPath()}>{pageTexts().chrome.logIn}</ButtonLink>;
  return (
    <ButtonLink href={viewer.panelPath}>
      {viewer.panelPath === PANELS.staff.path ? texts().goToDashboard : pageTexts().sessions.goToPanel}
    </ButtonLink>
  );
}
