import { href } from "../../contract/href.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import { pageTexts } from "./texts/texts.ts";

const texts = () => pageTexts().newsletter;

/** A page that a link in a letter leads to, whatever its token was. */
const afterLink = (read: () => { title: string; description: string; heading: string; text: string }) => ({
  head: () => ({ title: read().title, description: read().description, noIndex: true }),
  body: () => (
    <MessagePage title={read().heading}>
      <p className="lead">{read().text}</p>
      <NextLinks />
    </MessagePage>
  ),
});

/** The page of the confirmation link, the same for a valid and an invalid token (rules §6). */
export const newsletterConfirmedPage: Page<"newsletterConfirmed"> = afterLink(() => ({
  ...texts().confirmed,
  description: texts().description,
}));

/** The page of the unsubscribe link, the same for a valid and an invalid token and at every click (rules §6). */
export const newsletterUnsubscribedPage: Page<"newsletterUnsubscribed"> = afterLink(() => ({
  ...texts().unsubscribed,
  description: texts().description,
}));

/** The page of the link that ends reminders of an adopted animal's care (rules §14). */
export const remindersEndedPage: Page<"remindersEnded"> = afterLink(() => texts().remindersEnded);

/** The page of the link that confirms a search, with the one button that does. Opening it changes nothing (rules §6). */
export const searchConfirmPage: Page<"searchConfirm"> = {
  head: () => {
    const { title, description } = pageTexts().savedSearch.confirm;
    return { title, description, noIndex: true };
  },
  body: ({ token }) => (
    <MessagePage title={pageTexts().savedSearch.confirm.heading}>
      <p className="lead">{pageTexts().savedSearch.confirm.text}</p>
      <form method="post" action={`/api/saved-searches/confirm?token=${encodeURIComponent(token)}`} className="row">
        <button type="submit" className="button is-call">
          {pageTexts().savedSearch.confirm.button}
        </button>
      </form>
    </MessagePage>
  ),
};

/** The pages of the links in letters about new animals (rules §6). */
export const searchConfirmedPage: Page<"searchConfirmed"> = afterLink(() => pageTexts().savedSearch.confirmed);
export const searchesEndedPage: Page<"searchesEnded"> = afterLink(() => pageTexts().savedSearch.ended);

const NextLinks = () => (
  <div className="row">
    <ButtonLink href={href("/news")}>{texts().readNews}</ButtonLink>
    <ButtonLink href={href("/animals")} look="quiet">
      {pageTexts().chrome.meetAnimals}
    </ButtonLink>
  </div>
);
