import type { Adoption, ProposedAnimal } from "../../../../contract/adoption/adoptions.ts";
import { href } from "../../../../contract/platform/href.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { kindOf, listed, shortAge } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** After a no: two animals that may suit the same home (rules §4). */
export function Proposals({ adoption: { proposals = [] } }: { adoption: Adoption }) {
  if (proposals.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="proposals">
      <h2 id="proposals">{appTexts().myAdoption.proposals}</h2>
      <ul className="proposals">
        {proposals.map((animal) => (
          <Proposal key={animal.id} animal={animal} />
        ))}
      </ul>
    </section>
  );
}

function Proposal({ animal }: { animal: ProposedAnimal }) {
  const { id, name, mainPhotoId } = animal;
  return (
    <li>
      <a href={href(`/animals/${id}`)}>
        {mainPhotoId === null ? (
          <span className="proposal-photo" />
        ) : (
          <img className="proposal-photo" src={photoPath(mainPhotoId, 320)} alt="" width={96} height={96} />
        )}
        <span>
          <strong>{name}</strong>
          <span className="proposal-kind">{listed(kindOf(animal), shortAge(animal))}</span>
        </span>
      </a>
    </li>
  );
}
