import { type AnimalDetail, closedText } from "../../contract/animals.ts";
import { ButtonLink } from "./button.tsx";
import { loginPath } from "./login-path.ts";
import type { Viewer } from "./page-props.ts";

/** The one action of an animal's page; it stays in reach on a phone. Nothing for an animal that takes no applications. */
export function AnimalAction({ animal, viewer }: { animal: AnimalDetail; viewer: Viewer }) {
  if (closedText(animal)) return null;
  const target = `/user_page/adoptions/apply?animalId=${animal.id}`;
  return (
    <div className="animal-action">
      {viewer ? (
        <ButtonLink href={target} look="call">
          Adopt this animal
        </ButtonLink>
      ) : (
        <ButtonLink href={loginPath(target)} look="call">
          You need to log in to apply for adoption.
        </ButtonLink>
      )}
    </div>
  );
}

/** Says below the name why this animal takes no applications. */
export function AnimalClosed({ animal }: { animal: AnimalDetail }) {
  const text = closedText(animal);
  return text && <p className={`animal-closed is-${animal.status.toLowerCase()}`}>{text}</p>;
}
