import { Button, SegmentedControl, Select } from "@mantine/core";
import { AGE_CLASSES, ANIMAL_SORTS, ANIMAL_TYPES, PUBLIC_STATUSES, SIZES } from "../../../contract/animals.ts";
import { DeletedOnly } from "../kit/archive.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { useSession } from "../session.ts";

/** The four groups of filter buttons, by the names of the call (spec §2.6; rules §1, §3). */
const GROUPS = [
  { name: "type", label: "Type", values: ANIMAL_TYPES },
  { name: "ageClass", label: "Age", values: AGE_CLASSES },
  { name: "size", label: "Size", values: SIZES },
  { name: "status", label: "Status", values: PUBLIC_STATUSES },
] as const;
const ALL = "all";

const SORT_LABELS: Record<(typeof ANIMAL_SORTS)[number], [rising: string, falling: string]> = {
  name: ["Name, A to Z", "Name, Z to A"],
  type: ["Type, cats first", "Type, dogs first"],
  age: ["Youngest first", "Oldest first"],
  arrivalDate: ["Longest here first", "Latest arrivals first"],
  status: ["Status, available first", "Status, adopted first"],
};
const USUAL = "-arrivalDate";
const ORDERS = ANIMAL_SORTS.flatMap((name) => [
  { value: name, label: SORT_LABELS[name][0] },
  { value: `-${name}`, label: SORT_LABELS[name][1] },
]);

/** Filters and order of the animals, in the address. Admins find here what was deleted. */
export function AnimalFilters({ address }: { address: ListAddress }) {
  const { params, change } = address;
  const { isAdmin } = useSession();
  const filters = [...params.keys()].filter((name) => name !== "page" && name !== "sort");
  return (
    <div className="animal-filters">
      {GROUPS.map(({ name, label, values }) => (
        <div key={name} className="animal-filter">
          <span id={`filter-${name}`}>{label}</span>
          <SegmentedControl
            aria-labelledby={`filter-${name}`}
            size="xs"
            data={[ALL, ...values].map((value) => ({ value: value.toLowerCase(), label: capital(value) }))}
            value={params.get(name)?.toLowerCase() ?? ALL}
            onChange={(value) => change({ [name]: value === ALL ? "" : value })}
          />
        </div>
      ))}
      <Select
        label="Order"
        size="xs"
        data={ORDERS}
        value={params.get("sort") ?? USUAL}
        onChange={(value) => change({ sort: value === null || value === USUAL ? "" : value })}
      />
      {isAdmin && <DeletedOnly address={address} label="Deleted animals" />}
      <Button
        variant="outline"
        size="sm"
        disabled={filters.length === 0}
        onClick={() => change(Object.fromEntries(filters.map((name) => [name, ""])))}
      >
        Clear Filters
      </Button>
    </div>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
