import { Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { lifeQuery } from "../animal.reads.ts";
import { animalsTexts } from "../texts.ts";
import { stageText } from "../words/adoption.stages.ts";
import { groupOf } from "./life-groups.ts";
import { LifeEntries } from "./life-list.tsx";

/** Who wants the animal and how far they are, and what has happened so far. */
export function AdoptionPart({ animal }: { animal: AnimalDetail }) {
  const { adoptionPart: text, life, loadFailed } = animalsTexts().stays;
  return (
    <>
      <Section title={text.wanted}>
        <Applications animal={animal} />
      </Section>
      <Section title={text.history}>
        <Loaded query={useQuery(lifeQuery(animal.id))} failed={loadFailed}>
          {({ items }) => {
            const shown = items.filter((item) => groupOf(item) === "adoption");
            return shown.length === 0 ? <Text c="dimmed">{life.empty}</Text> : <LifeEntries items={shown} />;
          }}
        </Loaded>
      </Section>
    </>
  );
}

function Applications({ animal: { id, status, archivedAt } }: { animal: AnimalDetail }) {
  const { adoptionPart: text, now, loadFailed } = animalsTexts().stays;
  const query = useQuery(apiQuery("GET /animals/:id/applications", { params: { id } }));
  return (
    <Loaded query={query} failed={loadFailed}>
      {({ total, items }) => (
        <>
          {total === 0 && <Text c="dimmed">{now.nobody}</Text>}
          <ol className="care-list">
            {items.map((adoption) => (
              <li key={adoption.id}>
                <Anchor component={Link} to={`/admin/adoption/${adoption.id}`}>
                  {adoption.adopterFullName}
                </Anchor>
                <span>
                  {stageText(adoption)}
                  <span className="fact-detail">{text.since(localDay(adoption.createdAt))}</span>
                </span>
              </li>
            ))}
          </ol>
          {total > items.length && <Text c="dimmed">{text.hidden(total - items.length)}</Text>}
          <Group className="no-print" gap="sm">
            {items.length > 1 && (
              <Button component={Link} to={`/admin/adoptions/compare/${id}`} variant="light">
                {text.compare}
              </Button>
            )}
            {status === "Available" && !archivedAt && (
              <Button component={Link} to={`/admin/adoption/add?animalId=${id}`} variant="outline">
                {text.walkIn}
              </Button>
            )}
          </Group>
        </>
      )}
    </Loaded>
  );
}
