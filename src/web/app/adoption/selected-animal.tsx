import { Group, Stack, Text } from "@mantine/core";
import type { Animal } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { ageInWords } from "../../../contract/animals/in-words.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { adoptionTexts } from "./texts.ts";

/** The selected animal, so that nobody writes about the wrong one. */
export function SelectedAnimal({ animal }: { animal: Animal }) {
  const { name, sex, age, ageMonths, breed, mainPhotoId, mainPhotoAlt, focalX, focalY } = animal;
  return (
    <Group className="glance" gap="md" wrap="nowrap">
      {mainPhotoId !== null && (
        <img
          src={`/photos/${mainPhotoId}?w=320`}
          alt={mainPhotoAlt}
          width={120}
          height={90}
          style={{ objectPosition: `${focalX}% ${focalY}%` }}
        />
      )}
      <Stack gap={2}>
        <Text fw={700}>{name}</Text>
        <Text size="sm">
          {listed(
            sex && recordTexts().animals.sexes[sex],
            age === null ? null : ageInWords({ age, ageMonths }),
            breed && breedName(breed),
          )}
        </Text>
        <a href={href(`/animal/${animal.id}`)} target="_blank" rel="noreferrer">
          {adoptionTexts().apply.readAbout(name)}
        </a>
      </Stack>
    </Group>
  );
}
