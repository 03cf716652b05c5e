import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight, spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { breedName } from "../../../../contract/animals/breeds.ts";
import { MIN_SEARCH_LENGTH, type SearchResults } from "../../../../contract/overview/search.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { MAX_SEARCH_LENGTH } from "../../../../contract/platform/lists.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { folded } from "../../../folded.ts";
import { adoptionTexts } from "../../adoption/texts.ts";
import { unitAnchor } from "../../animals/care/board.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { stageText } from "../../animals/words/adoption.stages.ts";
import { apiQuery } from "../../platform/calls.ts";
import { recentRecords } from "../../platform/kit/recent.ts";
import { errorText } from "../../platform/problem.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { allEntriesFor } from "../navigation.ts";
import { overviewTexts } from "../texts.ts";
import { deedsFor, movedName } from "./deeds.ts";
import { takeTypedAhead } from "./typed-ahead.ts";

const DEBOUNCE_MS = 200;

type Found = { to: string; name: string; about?: string | undefined };
type Group = keyof ReturnType<typeof overviewTexts>["search"]["groups"];

/** The search over everything: animals, people, adoptions, units, pages and deeds, each a key away (Mantine's Spotlight). */
export function SearchDialog({ timesOpened }: { timesOpened: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => spotlight.open(), [timesOpened]);
  const [typed, setTyped] = useState("");
  const toMove = movedName(typed);
  const [q] = useDebouncedValue(toMove ?? typed.trim(), DEBOUNCE_MS);
  const isLongEnough = q.length >= MIN_SEARCH_LENGTH;
  const found = useQuery({
    ...apiQuery("GET /search", { query: { q } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const groups = { ...useKnownGroups(typed.trim()), ...(isLongEnough && found.data ? foundGroups(found.data) : {}) };
  if (toMove !== undefined && groups.animals) {
    groups.deeds = groups.animals.map((animal) => ({
      ...animal,
      to: `${animal.to}#care`,
      name: overviewTexts().search.moveOne(animal.name),
    }));
    groups.animals = [];
  }
  const shown = (Object.entries(groups) as [Group, Found[]][]).filter(([, entries]) => entries.length > 0);
  const text = overviewTexts().search;
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      title={appTexts().shell.search}
      classNames={{ header: "search-dialog-head", title: "visually-hidden", search: "search-dialog-box" }}
      centered={false}
      yOffset="10dvh"
      scrollable
      maxHeight="60dvh"
    >
      <Spotlight.Search
        placeholder={text.placeholder}
        aria-label={appTexts().shell.search}
        maxLength={MAX_SEARCH_LENGTH}
        onKeyDownCapture={openFirst}
        onFocus={() => {
          const ahead = takeTypedAhead();
          if (ahead) setTyped(ahead);
        }}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {shown.map(([group, entries]) => (
          <Spotlight.ActionsGroup key={group} label={text.groups[group]} role="group" aria-label={text.groups[group]}>
            {entries.map((entry) => (
              <FoundEntry key={entry.to} to={entry.to} name={entry.name} about={entry.about} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && <Spotlight.Empty role="status">{emptyText(q, isLongEnough, found)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Enter opens the first entry while none is chosen with the arrow keys. */
function openFirst({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const dialog = currentTarget.closest("[role=dialog]");
  if (key === "Enter" && !dialog?.querySelector("[data-selected]"))
    dialog?.querySelector<HTMLElement>("[data-action]")?.click();
}

function emptyText(q: string, isLongEnough: boolean, found: { isError: boolean; isFetching: boolean; error: unknown }) {
  const text = overviewTexts().search;
  if (!isLongEnough) return text.hint;
  if (found.isError) return errorText(found.error, text.failed);
  return found.isFetching ? text.loading : text.nothing(q);
}

function FoundEntry({ to, name, about }: Found) {
  const navigate = useNavigate();
  return <Spotlight.Action label={name} description={about} onClick={() => navigate(to)} highlightQuery />;
}

/** What needs no search: while nothing is typed, the records looked at last; and deeds and pages that have the typed words. */
function useKnownGroups(typed: string): Partial<Record<Group, Found[]>> {
  const person = useSession();
  const { shell, recordNames } = appTexts();
  const { search } = overviewTexts();
  const recent = typed === "" ? recentRecords() : [];
  const wanted = folded(typed);
  return {
    recent: recent.map(({ to, name, kind }) => ({
      to,
      name,
      about: kind === "adoption" ? search.adoption : recordNames[kind]?.name,
    })),
    deeds: deedsFor(person, typed),
    pages: allEntriesFor(person)
      .map(({ to, name }) => ({ to, name: shell.navigation[name] }))
      .filter(({ name }) => folded(name).includes(wanted)),
  };
}

function foundGroups({
  animals,
  people,
  employees,
  adoptions,
  units,
  locations,
}: SearchResults): Partial<Record<Group, Found[]>> {
  const { types, statuses } = recordTexts().animals;
  const { outcomes } = adoptionTexts().adoptions.end;
  return {
    units: units.map(({ id, name, locationId, location }) => ({
      to: `/admin/board?location=${locationId}#${unitAnchor(id)}`,
      name,
      about: location,
    })),
    locations: locations.map(({ id, name, kind }) => ({
      to: `/admin/board?location=${id}`,
      name,
      about: animalsTexts().board.kinds[kind],
    })),
    animals: animals.map(({ id, name, type, breed, status }) => ({
      to: `/admin/animal/${id}`,
      name,
      about: [types[type], breed && breedName(breed), statuses[status]].filter(Boolean).join(", "),
    })),
    people: people.map(({ id, name, surname, email, phoneNumber }) => ({
      to: `/admin/user/${id}`,
      name: `${name} ${surname}`,
      about: `${email}, ${phoneNumber}`,
    })),
    employees: employees.map(({ id, name, surname, jobTitle }) => ({
      to: `/admin/employee/${id}`,
      name: `${name} ${surname}`,
      about: jobTitle,
    })),
    adoptions: adoptions.map((adoption) => ({
      to: `/admin/adoption/${adoption.id}`,
      name: listed(adoption.animalName, adoption.adopterFullName),
      about: adoption.outcome ? outcomes[adoption.outcome] : stageText(adoption),
    })),
  };
}
