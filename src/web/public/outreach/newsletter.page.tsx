import { href } from "../../../contract/platform/href.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().newsletter;

/** The buttons of letters' links: opening such a link changes nothing. */
export type LinkButton = "newsletterConfirm" | "newsletterEnd" | "searchConfirm" | "searchesEnd" | "remindersEnd";

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
export const newsletterConfirmedPage: Page = afterLink(() => ({
  ...texts().confirmed,
  description: texts().description,
}));

/** The page of the unsubscribe link, the same for a valid and an invalid token and at every click (rules §6). */
export const newsletterUnsubscribedPage: Page = afterLink(() => ({
  ...texts().unsubscribed,
  description: texts().description,
}));

/** The page of the link that ends reminders of an adopted animal's care (rules §14). */
export const remindersEndedPage: Page = afterLink(() => texts().remindersEnded);

const BUTTONS: Record<
  LinkButton,
  () => { title: string; description: string; heading: string; text: string; button: string }
> = {
  newsletterConfirm: () => ({ ...texts().confirm, description: texts().description }),
  newsletterEnd: () => ({ ...texts().unsubscribe, description: texts().description }),
  searchConfirm: () => pageTexts().savedSearch.confirm,
  searchesEnd: () => pageTexts().savedSearch.end,
  remindersEnd: () => texts().endReminders,
};

/** The page of a letter's link, with the one button that does what it is for: a form of the browser, without a script. `action` is what it posts to. */
export const linkButtonPage: Page<{ kind: LinkButton; action: string }> = {
  head: ({ kind }) => {
    const { title, description } = BUTTONS[kind]();
    return { title, description, noIndex: true };
  },
  body: ({ kind, action }) => {
    const { heading, text, button } = BUTTONS[kind]();
    return (
      <MessagePage title={heading}>
        <p className="lead">{text}</p>
        <form method="post" action={action} className="row">
          <button type="submit" className="button is-call">
            {button}
          </button>
        </form>
      </MessagePage>
    );
  },
};

/** The pages of the links in letters about new animals (rules §6). */
export const searchConfirmedPage: Page = afterLink(() => pageTexts().savedSearch.confirmed);
export const searchesEndedPage: Page = afterLink(() => pageTexts().savedSearch.ended);

const NextLinks = () => (
  <div className="row">
    <ButtonLink href={href("/news")}>{texts().readNews}</ButtonLink>
    <ButtonLink href={href("/animals")} look="quiet">
      {pageTexts().chrome.meetAnimals}
    </ButtonLink>
  </div>
);
