import { AGE_CLASSES, AGE_LIMITS_YEARS, ANIMAL_TYPES, SEXES, SIZE_LIMITS_KG, SIZES } from "../../contract/animals.ts";
import { Icon } from "./icon.tsx";
import type { PageProps } from "./page-props.ts";

type Props = PageProps["animalsList"];
/** How many animals match; undefined if they could not be loaded. */
type MatchCount = { matchCount: number | undefined };
type Option = { value: string | number; text: string };

const { baby, adult } = AGE_LIMITS_YEARS.public;
const AGE_TEXT = { baby: `under ${baby}`, adult: `${baby} to ${adult - 1}`, senior: `${adult} and over` };
const { small, medium } = SIZE_LIMITS_KG;
const SIZE_TEXT = { small: `under ${small} kg`, medium: `to ${medium} kg`, large: `from ${medium} kg` };

/**
 * The filters of the public list (spec §2.4): a GET form that works without a script; enhance/filters.ts applies changes
 * at once. On wide screens it is beside the list, on phones in a popover.
 */
export function AnimalFilters({
  filters,
  breeds,
  groups,
  matchCount: found,
}: Pick<Props, "filters" | "breeds" | "groups"> & MatchCount) {
  return (
    <>
      <button type="button" className="button is-quiet filters-open" popoverTarget="filters">
        <Icon name="filter" /> <span data-filter-count>Filters{countOf(filters)}</span>
      </button>
      <aside className="filters" id="filters" popover="auto" aria-label="Filters">
        <form action="/animals" method="get" className="form" autoComplete="off" data-filters>
          <FilterSelect label="Sex" name="sex" value={filters.sex} options={SEXES.map(toOption)} />
          <FilterSelect label="Type" name="type" value={filters.type} options={ANIMAL_TYPES.map(toOption)} />
          <BreedSelect filters={filters} breeds={breeds} />
          <FilterSelect
            label="Animal Group"
            name="animalGroupId"
            value={filters.animalGroupId}
            options={groups.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <FilterSelect
            label="Size"
            name="size"
            value={filters.size}
            options={SIZES.map((size) => toDescribedOption(size, SIZE_TEXT[size]))}
          />
          <FilterSelect
            label="Age"
            name="ageClass"
            value={filters.ageClass}
            options={AGE_CLASSES.map((age) => toDescribedOption(age, AGE_TEXT[age]))}
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

const toOption = (value: string): Option => ({ value, text: value });
const toDescribedOption = (value: string, text: string): Option => ({ value, text: `${value} (${text})` });

function countOf(filters: Props["filters"]): string {
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  return count ? ` (${count})` : "";
}

type FilterSelectProps = {
  label: string;
  name: string;
  value: string | number | undefined;
  options: readonly Option[];
};

function FilterSelect({ label, name, value, options }: FilterSelectProps) {
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

/** Breeds are grouped by type. If a type is chosen, only its breeds are offered. */
function BreedSelect({ filters, breeds }: Pick<Props, "filters" | "breeds">) {
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
