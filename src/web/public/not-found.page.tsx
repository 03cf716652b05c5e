import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

const TITLE = "Not Found";
const NO_SUCH_PAGE = "There is no page at this address. It may have moved, or the address may have a slip in it.";

/** The Not Found page (spec §2.1), with a text of the requested page, such as 'Animal not found.' */
export const notFoundPage: Page<"notFound"> = {
  head: ({ message }) => ({ title: TITLE, description: message ?? NO_SUCH_PAGE, noIndex: true }),
  body: ({ message }) => (
    <MessagePage mark="404" title={TITLE}>
      <p className={message ? "outcome-message" : "lead"}>{message ?? NO_SUCH_PAGE}</p>
      <div className="row">
        <ButtonLink href="/animals">See all animals</ButtonLink>
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </MessagePage>
  ),
};
