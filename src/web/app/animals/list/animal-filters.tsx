import { Button, SegmentedControl, Select, Stack } from "@mantine/core";
import {
  AGE_CLASSES,
  ANIMAL_SORTS,
  ANIMAL_TYPES,
  PUBLIC_STATUSES,
  SIZES,
} from "../../../../contract/animals/animals.ts";
import { DeletedOnly } from "../../platform/kit/archive.tsx";
import { type ListAddress, narrowing } from "../../platform/kit/list-address.ts";
import { CheckboxFilter, FoldedFilters } from "../../platform/kit/list-filters.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

const ALL = "all";
type FilterTexts = Readonly<Record<string, string>> & { label: string; all: string };

/** The four groups of filter buttons, by the names of the call (spec §2.6; rules §1, §3). */
export function filterGroups(): { name: string; text: FilterTexts; values: readonly string[] }[] {
  const text = animalsTexts().animals.filters;
  return [
    { name: "type", text: text.type, values: ANIMAL_TYPES },
    { name: "ageClass", text: text.ageClass, values: AGE_CLASSES },
    { name: "size", text: text.size, values: SIZES },
    { name: "status", text: text.status, values: PUBLIC_STATUSES },
  ];
}

const DEFAULT_ORDER = "-arrivalDate";
const orders = () =>
  ANIMAL_SORTS.flatMap((name) => {
    const { ascending, descending } = animalsTexts().animals.order[name];
    return [
      { value: name, label: ascending },
      { value: `-${name}`, label: descending },
    ];
  });

/** Filters and order of the animals, kept in the address. Admins can show the deleted animals. */
export function AnimalFilters({ address }: { address: ListAddress }) {
  const text = animalsTexts().animals;
  const { params, change } = address;
  const { isAdmin } = useSession();
  const filters = narrowing(address);
  return (
    <FoldedFilters address={address} className="animal-filters">
      {filterGroups().map(({ name, text: group, values }) => (
        <Stack key={name} className="animal-filter" gap={2}>
          <span id={`filter-${name}`}>{group.label}</span>
          <SegmentedControl
            aria-labelledby={`filter-${name}`}
            size="xs"
            data={[ALL, ...values].map((value) => ({ value: value.toLowerCase(), label: group[value] ?? value }))}
            value={params.get(name)?.toLowerCase() ?? ALL}
            onChange={(value) => change({ [name]: value === ALL ? "" : value })}
          />
        </Stack>
      ))}
      <Select
        aria-label={appTexts().kit.list.order}
        w="11rem"
        size="xs"
        data={orders()}
        value={params.get("sort") ?? DEFAULT_ORDER}
        onChange={(value) => change({ sort: value === null || value === DEFAULT_ORDER ? "" : value })}
      />
      <CheckboxFilter address={address} name="incomplete" label={text.missing.only} />
      {isAdmin && <DeletedOnly address={address} label={text.deletedOnly} />}
      <Button
        variant="outline"
        size="compact-sm"
        disabled={filters.length === 0}
        onClick={() => change(Object.fromEntries(filters.map((name) => [name, ""])))}
      >
        {text.filters.clear}
      </Button>
    </FoldedFilters>
  );
}
