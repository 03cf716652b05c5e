import { Anchor, Badge, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { LifeItem } from "../../../../contract/overview/life.ts";
import { localDay } from "../../../format.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { useMore } from "../../platform/kit/use-more.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { isPlanned, lifeQuery } from "../animal.reads.ts";
import { detailsOf, linkOf, titleOf } from "./life-item.ts";

/** How many entries are shown at first, and with each press of the button. */
const STEP = 20;

/** Everything that happened in an animal's life, newest first (rules §14). */
export function LifeList({ animalId }: { animalId: number }) {
  const { life, loadFailed } = appTexts().stays;
  return (
    <Section title={life.title}>
      <Loaded query={useQuery(lifeQuery(animalId))} failed={loadFailed}>
        {({ items }) => (items.length === 0 ? <Text c="dimmed">{life.empty}</Text> : <Entries items={items} />)}
      </Loaded>
    </Section>
  );
}

function Entries({ items }: { items: readonly LifeItem[] }) {
  const { shown, button } = useMore(items, STEP, appTexts().stays.life.more);
  return (
    <>
      <ol className="record-history life">
        {shown.map((item) => (
          <Entry key={`${item.at} ${item.kind} ${JSON.stringify(item.details)}`} item={item} />
        ))}
      </ol>
      {button}
    </>
  );
}

const isDay = (at: string) => !at.includes("T");

function Entry({ item }: { item: LifeItem }) {
  const { at, kind, person } = item;
  const link = linkOf(item);
  return (
    <li data-kind={kind}>
      <p>
        {titleOf(item)}
        {isPlanned(item) && (
          <Badge size="sm" ml="xs" color="yellow">
            {appTexts().stays.life.planned}
          </Badge>
        )}
      </p>
      <p className="record-when">
        {isDay(at) ? <time dateTime={at}>{localDay(at)}</time> : <When at={at} hasTime />}
        {person && ` · ${person}`}
        {link && (
          <>
            {" · "}
            <Anchor component={Link} to={link.to} inherit>
              {link.text}
            </Anchor>
          </>
        )}
      </p>
      {detailsOf(item).map((line) => (
        <p key={line} className="as-typed record-note">
          {line}
        </p>
      ))}
    </li>
  );
}
