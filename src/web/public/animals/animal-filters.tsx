import type { ReactNode } from "react";
import {
  AGE_CLASSES,
  AGE_LIMITS_YEARS,
  type AgeClass,
  ANIMAL_TYPES,
  ENERGIES,
  MIN_SCORES,
  SEXES,
  SIZE_LIMITS_KG,
  SIZES,
  type Size,
} from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { answered, HOMES_NEEDED, type KnownFact } from "../../../contract/animals/household.ts";
import { href } from "../../../contract/platform/href.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { Icon } from "../platform/icon.tsx";
import { pageTexts } from "../texts/texts.ts";
import type { AnimalsListProps as Props } from "./animals-list.props.ts";

/** How many animals match; undefined if they could not be loaded. */
type MatchCount = { matchCount: number | undefined };
type Option = { value: string | number; text: string };

const texts = () => pageTexts().animalFilters;

/** The id of the form: the questions above the list belong to it, too. */
export const FILTERS_FORM = "filters-form";

/** @returns 'baby (under 2)' and so on, by the public limits (spec §9) */
function ageTexts(): Record<AgeClass, string> {
  const { baby, adult } = AGE_LIMITS_YEARS.public;
  return { baby: texts().baby(baby), adult: texts().adult(baby, adult - 1), senior: texts().senior(adult) };
}

/** @returns 'small (under 10 kg)' and so on (spec §9) */
function sizeTexts(): Record<Size, string> {
  const { small, medium } = SIZE_LIMITS_KG;
  return { small: texts().small(small), medium: texts().medium(medium), large: texts().large(medium) };
}

/**
 * The filters of the public list (spec §2.4): a GET form that works without a script; enhance/filters.ts applies changes
 * at once. On wide screens it is beside the list, on phones in a popover.
 */
export function AnimalFilters({
  filters,
  household,
  known,
  breeds,
  groups,
  matchCount: found,
}: Pick<Props, "filters" | "household" | "known" | "breeds" | "groups"> & MatchCount) {
  const { sexes, types } = recordTexts().animals;
  return (
    <>
      <button type="button" className="button is-quiet filters-open" popoverTarget="filters">
        <Icon name="filter" /> <span data-filter-count>{texts().open(countOf(filters))}</span>
      </button>
      <aside className="filters" id="filters" popover="auto" aria-label={texts().label}>
        <form action={href("/animals")} method="get" className="form" id={FILTERS_FORM} autoComplete="off" data-filters>
          <FilterSelect label={texts().sex} name="sex" value={filters.sex} options={optionsOf(SEXES, sexes)} />
          <FilterSelect
            label={texts().type}
            name="type"
            value={filters.type}
            options={optionsOf(ANIMAL_TYPES, types)}
          />
          <BreedSelect filters={filters} breeds={breeds} />
          <FilterSelect
            label={texts().group}
            name="animalGroupId"
            value={filters.animalGroupId}
            options={groups.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <FilterSelect label={texts().size} name="size" value={filters.size} options={optionsOf(SIZES, sizeTexts())} />
          <FilterSelect
            label={texts().age}
            name="ageClass"
            value={filters.ageClass}
            options={optionsOf(AGE_CLASSES, ageTexts())}
          />
          <ScoreFilters filters={filters} known={known} />
          <button className="button filters-show" type="submit">
            <span data-show>{texts().show(found)}</span>
          </button>
          <button className="button is-quiet" type="submit" form="clear-filters">
            {texts().clear}
          </button>
        </form>
        <form action={href("/animals")} method="get" id="clear-filters" data-clear-filters>
          {answered(household).map((question) => (
            <input key={question} type="hidden" name={question} value={household[question]} />
          ))}
        </form>
      </aside>
    </>
  );
}

/** Filters by what staff have given scores for, and by the home; behind a word, as the others are asked for more often. */
function ScoreFilters({ filters, known }: Pick<Props, "filters" | "known">) {
  const atLeast = MIN_SCORES.map((value) => ({ value, text: texts().atLeast(Number(value)) }));
  const { homes } = recordTexts().animals;
  const filterable: readonly [
    KnownFact,
    "goodWithChildren" | "goodWithAnimals" | "energy" | "homeNeeded",
    readonly Option[],
  ][] = [
    ["children", "goodWithChildren", atLeast],
    ["animals", "goodWithAnimals", atLeast],
    ["energy", "energy", optionsOf(ENERGIES, texts().energies)],
    ["home", "homeNeeded", optionsOf(HOMES_NEEDED, homes)],
  ];
  const offered = filterable.filter(([fact]) => known.includes(fact));
  if (offered.length === 0) return null;
  return (
    <details className="filters-more" open={offered.some(([, name]) => filters[name] !== undefined)}>
      <summary>{texts().character}</summary>
      {offered.map(([, name, options]) => (
        <FilterSelect key={name} label={texts()[name]} name={name} value={filters[name]} options={options} />
      ))}
    </details>
  );
}

/** @returns an option for each of the values, with its text */
const optionsOf = <T extends string>(values: readonly T[], words: Readonly<Record<T, string>>): Option[] =>
  values.map((value) => ({ value, text: words[value] }));

const countOf = (filters: Props["filters"]): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

type FilterSelectProps = {
  label: string;
  name: string;
  value: string | number | undefined;
  options?: readonly Option[];
  children?: ReactNode;
};

const FilterSelect = ({ label, name, value, options = [], children }: FilterSelectProps) => (
  <div className="field">
    <label htmlFor={`filter-${name}`}>{label}</label>
    <select id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
      <option value="">{texts().all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
      {children}
    </select>
  </div>
);

/** Breeds are grouped by type. If a type is chosen, only its breeds are offered. */
function BreedSelect({ filters, breeds }: Pick<Props, "filters" | "breeds">) {
  const types = filters.type ? [filters.type] : ANIMAL_TYPES;
  return (
    <FilterSelect label={texts().breed} name="breed" value={filters.breed}>
      {types.map((type) => (
        <optgroup key={type} label={texts().breedsOf[type]}>
          {breeds[type]?.map((breed) => (
            <option key={breed} value={breed}>
              {breedName(breed)}
            </option>
          ))}
        </optgroup>
      ))}
    </FilterSelect>
  );
}
