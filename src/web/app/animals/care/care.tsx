import { SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { careQuery } from "../animal.reads.ts";
import { animalsTexts } from "../texts.ts";
import { Chips } from "./chips.tsx";
import { Holds } from "./holds.tsx";
import { PlacementPart } from "./placements.tsx";
import { UnitPart } from "./unit-part.tsx";
import { Weights } from "./weights.tsx";

/** How an animal is kept, and what staff record of it day by day (rules §14). */
export function Care({ animal }: { animal: AnimalDetail }) {
  const { id, name, archivedAt, stay } = animal;
  const text = animalsTexts().care;
  const isHere = !archivedAt && stay?.outcomeOn === null;
  const part = { animalId: id, name };
  return (
    <Section title={text.title}>
      <Loaded query={useQuery(careQuery(id))} failed={text.loadFailed}>
        {(care) => (
          <SimpleGrid spacing="2rem" verticalSpacing="1.5rem" minColWidth="min(100%, 300px)" autoFlow="auto-fit">
            <Holds {...part} mayChange={isHere} care={care} />
            <PlacementPart {...part} mayChange={isHere} placement={care.placement} />
            <UnitPart {...part} mayChange={isHere} unit={care.unit} />
            <Chips {...part} mayChange={!archivedAt} chips={care.chips} isChipped={animal.isChipped} />
            <Weights {...part} mayChange={!archivedAt} />
          </SimpleGrid>
        )}
      </Loaded>
    </Section>
  );
}
