import { href } from "../../contract/href.ts";
import { ButtonLink } from "./button.tsx";
import { MessagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";
import { pageTexts } from "./texts/texts.ts";

const texts = () => pageTexts().newsletter;

/** The page of the confirmation link, the same for a valid and an invalid token (rules §6). */
export const newsletterConfirmedPage: Page<"newsletterConfirmed"> = {
  head: () => ({ title: texts().confirmed.title, description: texts().description, noIndex: true }),
  body: () => (
    <MessagePage title={texts().confirmed.heading}>
      <p className="lead">{texts().confirmed.text}</p>
      <NextLinks />
    </MessagePage>
  ),
};

/** The page of the unsubscribe link, the same for a valid and an invalid token and at every click (rules §6). */
export const newsletterUnsubscribedPage: Page<"newsletterUnsubscribed"> = {
  head: () => ({ title: texts().unsubscribed.title, description: texts().description, noIndex: true }),
  body: () => (
    <MessagePage title={texts().unsubscribed.heading}>
      <p className="lead">{texts().unsubscribed.text}</p>
      <NextLinks />
    </MessagePage>
  ),
};

/** The page of the link that ends reminders of an adopted animal's care (rules §14). */
export const remindersEndedPage: Page<"remindersEnded"> = {
  head: () => ({ title: texts().remindersEnded.title, description: texts().remindersEnded.description, noIndex: true }),
  body: () => (
    <MessagePage title={texts().remindersEnded.heading}>
      <p className="lead">{texts().remindersEnded.text}</p>
      <NextLinks />
    </MessagePage>
  ),
};

const NextLinks = () => (
  <div className="row">
    <ButtonLink href={href("/news")}>{texts().readNews}</ButtonLink>
    <ButtonLink href={href("/animals")} look="quiet">
      {pageTexts().chrome.meetAnimals}
    </ButtonLink>
  </div>
);
