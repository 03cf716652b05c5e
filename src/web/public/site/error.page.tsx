import { href } from "../../../contract/platform/href.ts";
import { ReloadForm } from "../accounts/reload-form.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

/** The error page: status, message and a reload button (spec §2.1). */
export const errorPage: Page<"error"> = {
  head: ({ status, message }) => ({ title: `${status} ${message}`, description: message, noIndex: true }),
  body: ({ status, message }, { path }) => (
    <MessagePage mark={String(status)} title={message}>
      <p className="lead">{status >= 500 ? pageTexts().error.ourFault : pageTexts().error.refused}</p>
      <div className="row">
        <ReloadForm path={path} />
        <a href={href("/")}>{pageTexts().chrome.goHome}</a>
      </div>
    </MessagePage>
  ),
};
