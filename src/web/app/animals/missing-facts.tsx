import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Animal } from "../../../contract/animals/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { ANIMALS } from "./animal.resource.ts";
import { animalsTexts } from "./texts.ts";

/** What nobody has said yet of an animal in the shelter, and the form where it is filled in (rules §14). */
export function Missing({ animal }: { animal: Animal }) {
  const text = animalsTexts().animals.missing;
  const { id, name, missing = [], stay } = animal;
  if (missing.length === 0 || stay?.outcomeOn !== null) return null;
  return (
    <p className="missing-facts">
      {text.title(missing.map((fact) => recordTexts().morning.facts[fact]).join(", "))}{" "}
      <Anchor component={Link} to={addressOf.edit(ANIMALS, id)} inherit aria-label={text.completeLabel(name)}>
        {text.complete}
      </Anchor>
    </p>
  );
}
