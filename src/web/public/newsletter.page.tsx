import { ButtonLink } from "./button.tsx";
import { Outcome } from "./outcome.tsx";
import type { Page } from "./page.ts";

/** Where the link of the first letter leads, whatever its token was (decisions §6). */
export const newsletterConfirmedPage: Page<"newsletterConfirmed"> = {
  head: () => ({ title: "Thank you", description: "The newsletter of the shelter.", noIndex: true }),
  body: () => (
    <Outcome title="Thank you for confirming!">
      <p className="lead">
        Our next newsletter comes to your mailbox. If you had unsubscribed before you opened this link, it does nothing
        any more: just subscribe again.
      </p>
      <Ways />
    </Outcome>
  ),
};

/** Where the link to unsubscribe leads, as often as it is opened and whatever its token was (decisions §6). */
export const newsletterUnsubscribedPage: Page<"newsletterUnsubscribed"> = {
  head: () => ({ title: "Unsubscribed", description: "The newsletter of the shelter.", noIndex: true }),
  body: () => (
    <Outcome title="You are unsubscribed">
      <p className="lead">
        We send no newsletter to this address any more and have deleted it from our list. You are welcome back at any
        time: the box to subscribe stands below our news.
      </p>
      <Ways />
    </Outcome>
  ),
};

const Ways = () => (
  <div className="row">
    <ButtonLink href="/news">Read the news</ButtonLink>
    <ButtonLink href="/animals" look="quiet">
      Meet the animals
    </ButtonLink>
  </div>
);
