import type { AnimalDetail } from "../../contract/animals.ts";
import { dayDate, kilograms, years } from "../format.ts";

/** The tiles in the order of spec §2.4. */
export function AnimalTiles({ animal }: { animal: AnimalDetail }) {
  const tiles: readonly [string, string][] = [
    ["Breed", animal.breed],
    ["Age", years(animal.age)],
    ["Sex", animal.sex],
    ["Weight", kilograms(animal.weight)],
    ["Admission Date", dayDate(animal.arrivalDate)],
    ["Found At", animal.whereFound],
    ["Chipped", animal.isChipped ? "Yes" : "No"],
    ["Status", animal.status],
    ["Animal Group", animal.animalGroupName ?? "No group assigned"],
  ];
  return (
    <dl className="tiles">
      {tiles.map(([name, value]) => (
        <div key={name} className="tile">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The attribute scores from 1 to 5, as dots. */
export function AnimalScores({ animal }: { animal: AnimalDetail }) {
  if (animal.attributeScores.length === 0) return null;
  return (
    <section className="scores" aria-labelledby="character">
      <h2 id="character">Character</h2>
      <dl>
        {animal.attributeScores.map(({ attributeTypeId, attributeTypeName, score }) => (
          <div key={attributeTypeId}>
            <dt>{attributeTypeName}</dt>
            <dd>
              <span className={`dots is-${score}`} role="img" aria-label={`${score} of 5`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
