import { Button, Group } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ListAddress, narrowing } from "../../platform/kit/list-address.ts";
import { animalsTexts } from "../texts.ts";
import { filterGroups } from "./animal-filters.tsx";

/** @returns a filter in words. @param name of the parameter in the address */
function words(name: string, value: string): string {
  const text = animalsTexts().animals;
  const group = filterGroups().find((one) => one.name === name)?.text;
  if (group) {
    const chosen = Object.entries(group).find(([known]) => known.toLowerCase() === value.toLowerCase());
    return text.chips.value(group.label, chosen?.[1] ?? value);
  }
  if (name === "q") return text.chips.search(value);
  if (name === "incomplete") return text.missing.only;
  return name === "archived" ? text.deletedOnly : text.chips.value(name, value);
}

/** What narrows the list, each to be taken away with one tap, also while the filters are folded. */
export function FilterChips({ address }: { address: ListAddress }) {
  const text = animalsTexts().animals.chips;
  const names = [...new Set(narrowing(address))];
  if (names.length === 0) return null;
  return (
    <Group component="ul" className="filter-chips no-print" gap="xs" aria-label={text.title}>
      {names.map((name) => {
        const said = words(name, address.params.get(name) ?? "");
        return (
          <li key={name}>
            <Button
              variant="light"
              size="compact-md"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={text.remove(said)}
              onClick={() => address.change({ [name]: "" })}
            >
              {said}
            </Button>
          </li>
        );
      })}
    </Group>
  );
}
