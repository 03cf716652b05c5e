import { type AnimalDetail, closedText } from "../../../contract/animals/animals.ts";
import { loginPath } from "../../login-path.ts";
import { ButtonLink } from "../platform/button.tsx";
import type { Viewer } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

/** The viewer's own adoption of this animal, with its state in a sentence. */
export type OwnAdoption = { id: number; text: string };

type AnimalProps = { animal: AnimalDetail; ownAdoption: OwnAdoption | null };

/**
 * The main action of an animal's page, fixed at the bottom on phones: open one's own adoption of it, or apply for it.
 * There is none if the animal takes no applications.
 */
export function AnimalAction({ animal, ownAdoption, viewer }: AnimalProps & { viewer: Viewer }) {
  if (!ownAdoption && closedText(animal)) return null;
  const { seeAdoption, adopt, logInToAdopt } = pageTexts().animal;
  const target = `/user_page/adoptions/apply?animalId=${animal.id}`;
  const forViewer = viewer ? { to: target, text: adopt } : { to: loginPath(target), text: logInToAdopt };
  const { to, text } = ownAdoption ? { to: `/user_page/adoptions/${ownAdoption.id}`, text: seeAdoption } : forViewer;
  return (
    <div className="animal-action">
      <ButtonLink href={to} look="call">
        {text}
      </ButtonLink>
    </div>
  );
}

/** The text below the name: the status of the reader's adoption, or why this animal takes no applications. */
export function AnimalStatusText({ animal, ownAdoption }: AnimalProps) {
  if (ownAdoption) return <p className="animal-closed is-own">{ownAdoption.text}</p>;
  const text = closedText(animal);
  return text && <p className={`animal-closed is-${animal.status.toLowerCase()}`}>{text}</p>;
}
