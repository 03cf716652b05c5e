import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink } from "../platform/button.tsx";
import { WhereAndWhen } from "../platform/contact.tsx";
import type { Viewer } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

type Props = { animal: AnimalDetail; viewer: Viewer; canVisit: boolean };

/** Where the animal can be met, and the way to a walk or a visit: the first step before an application. */
export function MeetUs({ animal: { id, name, type }, viewer, canVisit }: Props) {
  const text = pageTexts().visit.invite;
  const isDog = type === "Dog";
  const target = `/user_page/visits/book?animalId=${id}`;
  const invitation = isDog ? text.walkTitle(name) : text.visitTitle(name);
  return (
    <section className="meet-us" aria-labelledby="meet-us">
      <h2 id="meet-us">{canVisit ? invitation : text.title}</h2>
      {canVisit && (
        <>
          <p>{text.text}</p>
          <div>
            <ButtonLink href={viewer ? target : loginPath(target)} look="quiet">
              {isDog ? text.walk : text.visit}
            </ButtonLink>
          </div>
        </>
      )}
      <WhereAndWhen />
    </section>
  );
}
