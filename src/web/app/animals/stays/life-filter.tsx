import { Button, Group } from "@mantine/core";
import type { LifeItem } from "../../../../contract/animals/life.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { groupOf, LIFE_GROUPS, type LifeGroup } from "./life-groups.ts";

type FilterProps = {
  items: readonly LifeItem[];
  group: LifeGroup | undefined;
  show: (group: LifeGroup | undefined) => void;
};

/** A button for each group that the life has. */
export function LifeFilter({ items, group, show }: FilterProps) {
  const { filter, groups } = animalsTexts().stays.life;
  const there = LIFE_GROUPS.filter((one) => one === group || items.some((item) => groupOf(item) === one));
  if (there.length < 2) return null;
  const button = (one: LifeGroup | undefined, text: string, count: number) => (
    <Button
      key={text}
      variant={one === group ? "light" : "subtle"}
      size="compact-sm"
      aria-pressed={one === group}
      onClick={() => show(one)}
    >
      {text} <span className="filter-count">{count}</span>
    </Button>
  );
  return (
    <Group component="fieldset" className="life-filter no-print" gap={4}>
      <legend className="visually-hidden">{filter}</legend>
      {button(undefined, appTexts().words.everything, items.length)}
      {there.map((one) => button(one, groups[one], items.filter((item) => groupOf(item) === one).length))}
    </Group>
  );
}
