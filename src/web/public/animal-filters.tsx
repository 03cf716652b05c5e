import { AGE_CLASSES, AGE_LIMITS_YEARS, ANIMAL_TYPES, SEXES, SIZE_LIMITS_KG, SIZES } from "../../contract/animals.ts";
import { Icon } from "./icon.tsx";
import type { PageProps } from "./page-props.ts";

type Props = PageProps["animalsList"];
/** How many animals match, when that is known. */
type Found = { found: number | undefined };
type Option = { value: string | number; text: string };

const { baby, adult } = AGE_LIMITS_YEARS.public;
const AGE_TEXT = { baby: `under ${baby}`, adult: `${baby} to ${adult - 1}`, senior: `${adult} and over` };
const { small, medium } = SIZE_LIMITS_KG;
const SIZE_TEXT = { small: `under ${small} kg`, medium: `to ${medium} kg`, large: `from ${medium} kg` };

/**
 * The filters of the public list (spec §2.4): a GET form that works by itself and applies at once with
 * enhance/filters.ts. Beside the list on wide screens, in a sheet that the browser opens on phones.
 */
export function AnimalFilters({
  filters,
  breeds,
  groups,
  found,
}: Pick<Props, "filters" | "breeds" | "groups"> & Found) {
  return (
    <>
      <button type="button" className="button is-quiet filters-open" popoverTarget="filters">
        <Icon name="filter" /> <span data-filter-count>Filters{countOf(filters)}</span>
      </button>
      <aside className="filters" id="filters" popover="auto" aria-label="Filters">
        <form action="/animals" method="get" className="form" autoComplete="off" data-filters>
          <Choice label="Sex" name="sex" value={filters.sex} options={SEXES.map(asOption)} />
          <Choice label="Type" name="type" value={filters.type} options={ANIMAL_TYPES.map(asOption)} />
          <BreedChoice filters={filters} breeds={breeds} />
          <Choice
            label="Animal Group"
            name="animalGroupId"
            value={filters.animalGroupId}
            options={groups.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <Choice
            label="Size"
            name="size"
            value={filters.size}
            options={SIZES.map((size) => named(size, SIZE_TEXT[size]))}
          />
          <Choice
            label="Age"
            name="ageClass"
            value={filters.ageClass}
            options={AGE_CLASSES.map((age) => named(age, AGE_TEXT[age]))}
          />
          <button className="button filters-show" type="submit">
            <span data-show>{found === undefined ? "Show animals" : `Show animals (${found})`}</span>
          </button>
          <button className="button is-quiet" type="submit" form="clear-filters">
            Clear Filters
          </button>
        </form>
        <form action="/animals" method="get" id="clear-filters" data-clear-filters />
      </aside>
    </>
  );
}

const asOption = (value: string): Option => ({ value, text: value });
const named = (value: string, text: string): Option => ({ value, text: `${value} (${text})` });

function countOf(filters: Props["filters"]): string {
  const set = Object.values(filters).filter((value) => value !== undefined).length;
  return set ? ` (${set})` : "";
}

type ChoiceProps = { label: string; name: string; value: string | number | undefined; options: readonly Option[] };

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Breeds stand under their type; once a type is chosen only its own are offered. */
function BreedChoice({ filters, breeds }: Pick<Props, "filters" | "breeds">) {
  const types = filters.type ? [filters.type] : ANIMAL_TYPES;
  return (
    <div className="field">
      <label htmlFor="filter-breed">Breed</label>
      <select id="filter-breed" name="breed" defaultValue={filters.breed ?? ""}>
        <option value="">All</option>
        {types.map((type) => (
          <optgroup key={type} label={`${type}s`}>
            {breeds[type]?.map((breed) => (
              <option key={breed} value={breed}>
                {breed}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
