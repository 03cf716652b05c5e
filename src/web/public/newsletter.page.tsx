import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

/** The page of the confirmation link, the same for a valid and an invalid token (rules §6). */
export const newsletterConfirmedPage: Page<"newsletterConfirmed"> = {
  head: () => ({ title: "Thank you", description: "The newsletter of the shelter.", noIndex: true }),
  body: () => (
    <MessagePage title="Thank you for confirming!">
      <p className="lead">
        Our next newsletter comes to your mailbox. If you had unsubscribed before you opened this link, it does nothing
        any more: just subscribe again.
      </p>
      <NextLinks />
    </MessagePage>
  ),
};

/** The page of the unsubscribe link, the same for a valid and an invalid token and at every click (rules §6). */
export const newsletterUnsubscribedPage: Page<"newsletterUnsubscribed"> = {
  head: () => ({ title: "Unsubscribed", description: "The newsletter of the shelter.", noIndex: true }),
  body: () => (
    <MessagePage title="You are unsubscribed">
      <p className="lead">
        We send no newsletter to this address any more and have deleted it from our list. You are welcome back at any
        time: the box to subscribe stands below our news.
      </p>
      <NextLinks />
    </MessagePage>
  ),
};

const NextLinks = () => (
  <div className="row">
    <ButtonLink href="/news">Read the news</ButtonLink>
    <ButtonLink href="/animals" look="quiet">
      Meet the animals
    </ButtonLink>
  </div>
);
