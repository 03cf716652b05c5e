import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Animal } from "../../../contract/animals/animals.ts";
import { animalLine } from "../../../contract/animals/in-words.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { RowTick } from "../platform/kit/row-choice.tsx";
import { MissingLanguages } from "../platform/kit/translated-field.tsx";
import { ANIMALS } from "./animal.resource.ts";
import { AnimalPhoto } from "./animal-photo.tsx";
import { Missing } from "./missing-facts.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  animals: readonly Animal[];
  heading?: "h2" | "h3";
  /** How an animal is now, where that is read. */
  now?: (id: number) => ReactNode;
};

/** Animals as cards, each a link to its screen (spec §2.4, §2.6). */
export const AnimalCards = ({ animals, heading: Heading = "h2", now }: Props) => (
  <ul className="animal-cards">
    {animals.map((animal) => (
      <li key={animal.id} className="animal-card">
        <RowTick row={animal} name={animal.name} />
        <AnimalPhoto {...animal} />
        <Heading>
          <Link to={addressOf.view(ANIMALS, animal.id)} className="tile-link">
            {animal.name}
          </Link>
        </Heading>
        <p>{animalLine(animal)}</p>
        {now?.(animal.id)}
        <StatusBadge status={animal.status} />
        <Missing animal={animal} />
        <MissingLanguages languages={animal.missingLanguages} />
      </li>
    ))}
  </ul>
);
