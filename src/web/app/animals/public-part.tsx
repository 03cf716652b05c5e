import { Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type AnimalDetail, PUBLIC_STATUSES } from "../../../contract/animals/animals.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { typedLanguages } from "../../../contract/platform/shelter.ts";
import { nameOf } from "../../../contract/texts/language.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { Section } from "../platform/kit/screen.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { careQuery } from "./animal.reads.ts";
import { ANIMALS } from "./animal.resource.ts";
import { Poster } from "./papers/paper-links.tsx";
import { animalsTexts } from "./texts.ts";

/** @returns whether visitors can open the animal's page */
export function useHasPage({ id, status, archivedAt }: AnimalDetail): boolean {
  const { data: care } = useQuery(careQuery(id));
  if (archivedAt) return false;
  return (PUBLIC_STATUSES as readonly string[]).includes(status) || (status === "InCare" && !!care?.showWhileInCare);
}

/** What visitors read and see of the animal, in each language, and where it is changed. */
export function PublicPart({ animal }: { animal: AnimalDetail }) {
  const { publicPart: text, now } = animalsTexts().stays;
  const { id, actions, photos } = animal;
  const hasPage = useHasPage(animal);
  return (
    <>
      <Section title={text.title}>
        <Text>{hasPage ? text.isShown : text.isHidden}</Text>
        <Group className="no-print" gap="sm">
          {actions?.includes("edit") && (
            <Button component={Link} to={addressOf.edit(ANIMALS, id)} variant="outline">
              {text.edit}
            </Button>
          )}
          {hasPage && <Anchor href={`/animal/${id}`}>{now.publicPage}</Anchor>}
          {hasPage && <Poster id={id} />}
        </Group>
      </Section>
      <Section title={text.story}>
        {typedLanguages().map((language) => (
          <Story
            key={language}
            language={nameOf(language)}
            lang={language}
            words={animal.descriptions?.[language] ?? ""}
          />
        ))}
      </Section>
      <Section title={text.photos(photos.length)}>
        {photos.length === 0 && <Text c="dimmed">{appTexts().photos.none}</Text>}
        <ul className="public-photos">
          {photos.map(({ id: photo, alt }) => (
            <li key={photo}>
              <img src={photoPath(photo, 320)} alt="" width={160} height={120} loading="lazy" />
              <Text size="sm" {...(!alt && { c: "dimmed" })}>
                {alt || text.noAlt}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Story({ language, lang, words }: { language: string; lang: string; words: string }) {
  const text = animalsTexts().stays.publicPart;
  return (
    <div>
      <Text fw={700}>{language}</Text>
      {words ? (
        <p className="as-typed" lang={lang}>
          {words}
        </p>
      ) : (
        <Text c="dimmed">{text.notWritten}</Text>
      )}
    </div>
  );
}
