import { ActionIcon, Stack } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { Link } from "react-router";
import { barColour, percentOf, type Resource, targetOf } from "../../../../contract/giving/resources.ts";
import { plnFromGrosze } from "../../../../contract/platform/money.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { givingTexts } from "../texts.ts";
import { RESOURCE } from "./resource.resource.ts";
import { useCount } from "./use-count.ts";

/** The resources as cards, grouped by type (spec §2.6). */
export function ResourceGroups({ resources }: { resources: readonly Resource[] }) {
  const groups = Map.groupBy(
    resources,
    ({ resourceTypeName }) => resourceTypeName ?? recordTexts().resources.otherType,
  );
  return [...groups].map(([type, group]) => (
    <Stack component="section" key={type} aria-label={type} className="resource-group" gap="0.75rem">
      <h2>{type}</h2>
      <ul className="tiles">
        {group.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} />
        ))}
      </ul>
    </Stack>
  ));
}

const ResourceCard = ({ resource }: { resource: Resource }) => (
  <li className="tile">
    <h3>
      <Link to={addressOf.view(RESOURCE, resource.id)} className="tile-link">
        {resource.name}
      </Link>
    </h3>
    <CountedBar resource={resource} />
  </li>
);

/** The bar with a button on each side that takes one away or adds one, for who may change it. */
function CountedBar({ resource }: { resource: Resource }) {
  const { amount, add } = useCount(resource);
  const text = givingTexts().resources;
  const bar = <ResourceBar resource={{ ...resource, amount }} />;
  if (!resource.actions.includes("edit")) return bar;
  return (
    <div className="resource-count">
      <ActionIcon variant="default" size={44} aria-label={text.less(resource.name)} onClick={() => add(-1)}>
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      {bar}
      <ActionIcon variant="default" size={44} aria-label={text.more(resource.name)} onClick={() => add(1)}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type Props = { resource: Resource; saysUnknown?: boolean };

/**
 * The amount in relation to the target, as a green, amber or red bar and in words (spec §2.6, §9), and how long it lasts.
 * @param saysUnknown says so when too little is known of its use
 */
export function ResourceBar({ resource: { name, amount, description, ...known }, saysUnknown = false }: Props) {
  const target = targetOf(description);
  const percent = percentOf(amount, target);
  const text = givingTexts().resources;
  const level = text.level(amount, target);
  return (
    <Stack className="resource-level" gap="0.35rem">
      <div
        className="resource-bar"
        data-colour={barColour(percent)}
        role="progressbar"
        aria-label={text.stockOf(name)}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={level}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p>{level}</p>
      {known.lastsDays !== null && <p>{text.lasts(known.lastsDays)}</p>}
      {known.lastsDays === null && saysUnknown && <p>{text.lastsUnknown}</p>}
      {known.goalGrosze !== null && (
        <p>{givingTexts().gifts.collected(plnFromGrosze(known.givenGrosze), plnFromGrosze(known.goalGrosze))}</p>
      )}
    </Stack>
  );
}
