import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import type { LifeItem } from "../../../../contract/animals/life.ts";
import { localMonth } from "../../../format.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { useMore } from "../../platform/kit/use-more.tsx";
import { shelterDayOf } from "../../platform/shelter-day.ts";
import { lifeQuery } from "../animal.reads.ts";
import { animalsTexts } from "../texts.ts";
import { LifeAdd } from "./life-add.tsx";
import { isDay, LifeEntry } from "./life-entry.tsx";
import { LifeFilter } from "./life-filter.tsx";
import { groupNamed, groupOf, type LifeGroup } from "./life-groups.ts";

/** How many entries are shown at first, and with each press of the button. */
const STEP = 20;

/** Everything that happened in an animal's life, newest first, and what can be added to it (rules §14). */
export function LifeList({ animal }: { animal: AnimalDetail }) {
  const { life, loadFailed } = animalsTexts().stays;
  return (
    <Section title={life.title}>
      <LifeAdd animal={animal} />
      <Loaded query={useQuery(lifeQuery(animal.id))} failed={loadFailed}>
        {({ items }) => (items.length === 0 ? <Text c="dimmed">{life.empty}</Text> : <Filtered items={items} />)}
      </Loaded>
    </Section>
  );
}

/** The name of the filter in the address. */
const PARAMETER = "life";

function Filtered({ items }: { items: readonly LifeItem[] }) {
  const [params, setParams] = useSearchParams();
  const group = groupNamed(params.get(PARAMETER));
  const shown = group ? items.filter((item) => groupOf(item) === group) : items;
  function show(chosen: LifeGroup | undefined): void {
    const next = new URLSearchParams(params);
    next.delete(PARAMETER);
    if (chosen) next.set(PARAMETER, chosen);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <LifeFilter items={items} group={group} show={show} />
      {shown.length === 0 && <Text c="dimmed">{animalsTexts().stays.life.empty}</Text>}
      <LifeEntries key={group ?? ""} items={shown} />
    </>
  );
}

const dayOf = ({ at }: LifeItem) => (isDay(at) ? at : shelterDayOf(at));

/** Entries under their months. @returns runs of entries of the same month */
function byMonth(items: readonly LifeItem[]): { month: string; items: LifeItem[] }[] {
  const runs: { month: string; items: LifeItem[] }[] = [];
  for (const item of items) {
    const month = dayOf(item).slice(0, 7);
    const last = runs.at(-1);
    if (last?.month === month) last.items.push(item);
    else runs.push({ month, items: [item] });
  }
  return runs;
}

/** Entries of a life under their months, the latest first. */
export function LifeEntries({ items }: { items: readonly LifeItem[] }) {
  const { shown, button } = useMore(items, STEP, animalsTexts().stays.life.more);
  return (
    <>
      {byMonth(shown).map(({ month, items: entries }) => (
        <div key={`${month} ${entries[0]?.at}`} className="life-month">
          <h3>{localMonth(month)}</h3>
          <ol className="record-history life">
            {entries.map((item) => (
              <LifeEntry key={`${item.at} ${item.kind} ${JSON.stringify(item.details)}`} item={item} />
            ))}
          </ol>
        </div>
      ))}
      {button}
    </>
  );
}
