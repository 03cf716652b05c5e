import { fieldLabel } from "../../../contract/animals/animal.fields.ts";
import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { ageBeside, yearsOnTile } from "../../../contract/animals/in-words.ts";
import { dayDate } from "../../../contract/platform/dates.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { kilograms, orUnknown } from "../../format.ts";
import { pageTexts } from "../texts/texts.ts";

/** The tiles in the order of spec §2.4; what it looks like and the home that it needs come last, where they are known. */
export function AnimalTiles({ animal }: { animal: AnimalDetail }) {
  const { tiles: names, yes, no, noGroup } = pageTexts().animal;
  const { sexes, statuses, homes, visitSoonHint } = recordTexts().animals;
  const { age, ageMonths } = animal;
  const aged = orUnknown(age, (known) => yearsOnTile({ age: known, ageMonths }));
  const tiles: readonly [name: string, value: string, lang?: Language | undefined, beside?: string | undefined][] = [
    [names.breed, orUnknown(animal.breed, breedName)],
    [names.age, aged, undefined, ageBeside(aged, animal)],
    [names.sex, orUnknown(animal.sex, (sex) => sexes[sex])],
    [names.weight, orUnknown(animal.weight, kilograms)],
    [names.admission, dayDate(animal.arrivalDate)],
    [names.foundAt, orUnknown(animal.whereFound || null, (place) => place)],
    [names.chipped, animal.isChipped ? yes : no],
    [names.status, statuses[animal.status], undefined, animal.status === "Appointment" ? visitSoonHint : undefined],
    [names.group, animal.animalGroupName ?? noGroup, animal.languages?.animalGroupName],
  ];
  const wide: readonly [name: string, value: string | null][] = [
    [fieldLabel("colours"), animal.colours.join(", ")],
    [fieldLabel("markings"), animal.markings],
    [names.home, animal.homeNeeded && homes[animal.homeNeeded]],
  ];
  return (
    <dl className="tiles">
      {tiles.map(([name, value, lang, beside]) => (
        <div key={name} className={name === names.age && beside ? "tile is-young" : "tile"}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
          {beside && <dd className="tile-beside">{beside}</dd>}
        </div>
      ))}
      {wide.map(
        ([name, value]) =>
          value && (
            <div key={name} className="tile is-wide">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The attribute scores from 1 to 5, as dots. */
export function AnimalScores({ animal }: { animal: AnimalDetail }) {
  if (animal.attributeScores.length === 0) return null;
  return (
    <section className="scores" aria-labelledby="character">
      <h2 id="character">{pageTexts().animal.character}</h2>
      <dl>
        {animal.attributeScores.map(({ attributeTypeId, attributeTypeName, score }) => (
          <div key={attributeTypeId}>
            <dt>{attributeTypeName}</dt>
            <dd>
              <span className={`dots is-${score}`} role="img" aria-label={pageTexts().animal.score(score)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
