import { Group, Stack, Text } from "@mantine/core";
import type { Animal } from "../../../../contract/animals.ts";
import { years } from "../../../format.ts";

/** The chosen animal, so that nobody writes a letter about another one. */
export function AnimalGlance({ animal }: { animal: Animal }) {
  const { name, sex, age, breed, mainPhotoId, mainPhotoAlt, focalX, focalY } = animal;
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
        <Text size="sm">{`${sex}, ${years(age)}, ${breed}`}</Text>
        <a href={`/animal/${animal.id}`} target="_blank" rel="noreferrer">
          {`Read about ${name} in a new tab`}
        </a>
      </Stack>
    </Group>
  );
}
