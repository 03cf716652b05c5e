import { href } from "../../../contract/platform/href.ts";
import { ReloadForm } from "../accounts/reload-form.tsx";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { SleepingCat } from "../platform/sleeping-cat.tsx";
import { pageTexts } from "../texts/texts.ts";

/** The error page: status, message and a reload button (spec §2.1). */
export const errorPage: Page<{ status: number; message: string }> = {
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

const texts = () => pageTexts().notFound;

/** The Not Found page (spec §2.1), with a text of the requested page, such as 'Animal not found.' */
export const notFoundPage: Page<{ message?: string }> = {
  head: ({ message }) => ({ title: texts().title, description: message ?? texts().text, noIndex: true }),
  body: ({ message }) => (
    <MessagePage mark="404" picture={<SleepingCat />} title={texts().title}>
      <p className={message ? "outcome-message" : "lead"}>{message ?? texts().text}</p>
      <div className="row">
        <ButtonLink href={href("/animals")}>{texts().seeAnimals}</ButtonLink>
        <ButtonLink href={href("/")} look="quiet">
          {pageTexts().chrome.goHome}
        </ButtonLink>
      </div>
    </MessagePage>
  ),
};
