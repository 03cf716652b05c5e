import type { VisitState } from "../../../contract/adoption/visits.ts";
import { href } from "../../../contract/platform/href.ts";
import { shelterAddress, shelterPhone } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { ButtonLink } from "../platform/button.tsx";
import { MessagePage } from "../platform/message-page.tsx";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().visit;
/** The visit that a letter's link names. */
type Visit = {
  title: string;
  when: string;
  state: VisitState | "over";
  animalId: number;
  isHomeCheck: boolean;
  isBookable: boolean;
};
/** `visit` is null for a link that names none. `token` is the link's. */
type Props = { visit: Visit | null; token: string };

/** The page of a letter's link: the visit, and the one button that calls it off. Opening it changes nothing. */
export const visitPage: Page<Props> = {
  head: ({ visit }) => ({
    title: visit?.title ?? texts().unknown.heading,
    description: texts().description,
    noIndex: true,
  }),
  body: ({ visit, token }) => (visit ? <VisitDetails visit={visit} token={token} /> : <NoVisit />),
};

function VisitDetails({ visit, token }: { visit: Visit; token: string }) {
  const text = texts();
  return (
    <MessagePage title={visit.title}>
      <p className="lead">{visit.when}</p>
      {visit.state === "booked" && !visit.isHomeCheck && <p>{shelterAddress()}</p>}
      <p>{visit.state === "booked" ? text.ifNot(shelterPhone()) : text.states[visit.state]}</p>
      {visit.state === "booked" && <CancelForm token={token} />}
      {visit.state !== "booked" && visit.isBookable && (
        <div className="row">
          <ButtonLink href={`/user_page/visits/book?animalId=${visit.animalId}`}>{text.again}</ButtonLink>
        </div>
      )}
    </MessagePage>
  );
}

/** A form of the browser: it needs no script, and the server takes the token for the permission. */
const CancelForm = ({ token }: { token: string }) => (
  <form
    method="post"
    action={`/api/visits/cancel?token=${encodeURIComponent(token)}&language=${currentLanguage()}`}
    className="row"
  >
    <button type="submit" className="button is-call">
      {texts().cancel}
    </button>
  </form>
);

const NoVisit = () => (
  <MessagePage title={texts().unknown.heading}>
    <p className="lead">{texts().unknown.text(shelterPhone())}</p>
    <div className="row">
      <ButtonLink href={href("/animals")}>{pageTexts().chrome.meetAnimals}</ButtonLink>
    </div>
  </MessagePage>
);
