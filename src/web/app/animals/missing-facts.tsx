import { Anchor } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Animal } from "../../../contract/animals/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { ANIMALS } from "./animal.resource.ts";
import { animalsTexts } from "./texts.ts";

/** @returns what nobody has said yet of an animal in the shelter, in words; undefined when nothing is missing */
function missingOf({ missing = [], stay }: Animal): string | undefined {
  if (missing.length === 0 || stay?.outcomeOn !== null) return undefined;
  return animalsTexts().animals.missing.title(missing.map((fact) => recordTexts().morning.facts[fact]).join(", "));
}

/** What nobody has said yet of an animal in the shelter, and the form where it is filled in (rules §14). */
export function Missing({ animal }: { animal: Animal }) {
  const text = animalsTexts().animals.missing;
  const missing = missingOf(animal);
  if (!missing) return null;
  return (
    <p className="missing-facts">
      {missing}{" "}
      <Anchor
        component={Link}
        to={addressOf.edit(ANIMALS, animal.id)}
        inherit
        aria-label={text.completeLabel(animal.name)}
      >
        {text.complete}
      </Anchor>
    </p>
  );
}

/** The same as a sign, where a row has one line for the name. */
export function MissingSign({ animal }: { animal: Animal }) {
  const missing = missingOf(animal);
  if (!missing) return null;
  return (
    <Anchor
      component={Link}
      to={addressOf.edit(ANIMALS, animal.id)}
      className="missing-sign"
      title={missing}
      aria-label={`${animalsTexts().animals.missing.completeLabel(animal.name)}. ${missing}`}
    >
      <IconAlertCircle size={18} aria-hidden />
    </Anchor>
  );
}
