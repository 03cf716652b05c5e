import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import { ReloadForm } from "./reload-form.tsx";

const OUR_FAULT = "This page could not be shown, and that is our fault, not yours. Please try again in a moment.";
const REFUSED = "This page could not be shown. You can try again, or go on from the home page.";

/** The error page: status, message and a reload button (spec §2.1). */
export const errorPage: Page<"error"> = {
  head: ({ status, message }) => ({ title: `${status} ${message}`, description: message, noIndex: true }),
  body: ({ status, message }, { path }) => (
    <MessagePage mark={String(status)} title={message}>
      <p className="lead">{status >= 500 ? OUR_FAULT : REFUSED}</p>
      <div className="row">
        <ReloadForm path={path} />
        <a href="/">Go to the home page</a>
      </div>
    </MessagePage>
  ),
};
