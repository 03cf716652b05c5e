import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Animal, AnimalDetail } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, listCall } from "../platform/calls.ts";
import { RestoreButton } from "../platform/kit/archive.tsx";
import type { Column } from "../platform/kit/data-table.tsx";
import { ListCards, type RowsProps } from "../platform/kit/list-cards.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../platform/kit/record-screen.tsx";
import { SameAs } from "../platform/kit/same-as.tsx";
import { Loaded, Screen } from "../platform/kit/screen.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { listOf } from "../platform/kit/staff-resource.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { animalForm } from "./animal.form.tsx";
import { ANIMALS } from "./animal.resource.ts";
import { AnimalCards } from "./animal-cards.tsx";
import { AnimalParts } from "./animal-parts.tsx";
import type { AttributeKind } from "./attribute-scores.tsx";
import { AnimalBulk } from "./list/animal-bulk.tsx";
import { animalColumns } from "./list/animal-columns.tsx";
import { AnimalFilters } from "./list/animal-filters.tsx";
import { AnimalRows } from "./list/animal-rows.tsx";
import { CardLine } from "./list/card-line.tsx";
import { FilterChips } from "./list/filter-chips.tsx";
import { countHere, HereFilter, keptAnimals, usualAnimals } from "./list/here-filter.tsx";
import { KennelCards } from "./papers/paper-links.tsx";
import { AnimalNow } from "./stays/animal-now.tsx";
import { animalsTexts } from "./texts.ts";

/** All animals, with the administration's age classes (spec §9). */
const ANIMAL_LIST = listCall("GET /animals", { ageScale: "admin" });

const ALL_ANIMALS = listOf(ANIMALS, {
  name: "animals",
  call: ANIMAL_LIST,
  text() {
    const { search, none: empty, noMatch } = animalsTexts().animals;
    return { search, empty, noMatch, title: appTexts().shell.navigation.animals };
  },
});

/** The columns of an export. */
function exportColumns(): readonly Column<Animal>[] {
  const { fields } = animalsTexts().animals;
  const { types, sexes, statuses, homes } = recordTexts().animals;
  return [
    { head: fields.name, cell: ({ name }) => name },
    { head: fields.type, cell: ({ type }) => types[type] },
    { head: fields.sex, cell: ({ sex }) => sex && sexes[sex] },
    { head: fields.age, cell: ({ age }) => age },
    { head: fields.weight, cell: ({ weight }) => weight },
    { head: fields.breed, cell: ({ breed }) => breed && breedName(breed) },
    { head: fields.whereFound, cell: ({ whereFound }) => whereFound },
    { head: fields.arrivalDate, cell: ({ arrivalDate }) => arrivalDate },
    { head: appTexts().words.status, cell: ({ status }) => statuses[status] },
    { head: fields.group, cell: ({ animalGroupName }) => animalGroupName ?? "" },
    { head: fields.home, cell: ({ homeNeeded }) => homeNeeded && homes[homeNeeded] },
  ];
}

/** The kennel cards of the animals of a page stand above them, cards or table. */
const RowsWithPapers = ({ rows, children }: { rows: readonly Animal[]; children: ReactNode }) => (
  <AnimalRows rows={rows}>
    <KennelCards animals={rows} />
    {children}
  </AnimalRows>
);

/** The animals as cards or as a table, first those in the shelter, with the administration's age classes (spec §2.6, §9). */
export const List = () => (
  <StaffList of={ALL_ANIMALS} columns={animalColumns()} exported={exportColumns()} usual={usualAnimals} hasCards>
    {(list) => (
      <>
        <ListTools
          list={list}
          kept={keptAnimals}
          counted={countHere}
          moreFilters={
            <>
              <AnimalFilters address={list.address} />
              <FilterChips address={list.address} />
            </>
          }
        >
          <HereFilter address={list.address} asked={list.asked} />
        </ListTools>
        {list.isTable ? (
          <ListTable list={list} {...AROUND} />
        ) : (
          <ListCards list={list} {...AROUND}>
            {(animals) => <AnimalCards animals={animals} now={(id) => <CardLine id={id} />} />}
          </ListCards>
        )}
      </>
    )}
  </StaffList>
);

const AROUND: Pick<RowsProps<PageOf<Animal>>, "bulk" | "Around"> = {
  bulk: (animals, actions) => <AnimalBulk animals={animals} actions={actions} />,
  Around: RowsWithPapers,
};

/** Loads the attribute types, which the form needs. */
function WithKinds({ children }: { children: (kinds: readonly AttributeKind[]) => ReactNode }) {
  const kinds = useQuery(apiQuery("GET /animal-attribute-types"));
  if (kinds.data) return children(kinds.data);
  return (
    <Screen title={appTexts().recordNames.animal.name}>
      <Loaded query={kinds} failed={recordTexts().animals.loadFailed}>
        {() => null}
      </Loaded>
    </Screen>
  );
}

const title = ({ name }: AnimalDetail) => name;

/** Where an appointment is what the specification says (spec §2.6); any other animal in the shelter's care can have one, too. */
const appointmentText = (status: AnimalDetail["status"]) =>
  status === "Available" || status === "InCare"
    ? animalsTexts().animals.addAppointment
    : appTexts().recordNames.appointment.add;

const Actions = ({ animal: { id, name, status, actions } }: { animal: AnimalDetail }) => (
  <>
    {actions?.includes("addAppointment") && (
      <Button component={Link} to={`/admin/appointment/add?animalId=${id}`} variant="outline">
        {appointmentText(status)}
      </Button>
    )}
    {actions?.includes("delete") && <SameAs of="animals" id={id} />}
    {actions?.includes("restore") && <RestoreButton of={ANIMALS} id={id} title={name} />}
  </>
);
const actions = (animal: AnimalDetail) => <Actions animal={animal} />;

/** Marks a deleted animal, which only admins see. */
const Archived = ({ animal }: { animal: AnimalDetail }) =>
  animal.archivedAt ? <Alert color="yellow">{animalsTexts().animals.isDeleted}</Alert> : null;

export const View = () => (
  <WithKinds>
    {(kinds) => (
      <ViewScreen
        resource={ANIMALS}
        parts={animalForm(kinds)}
        title={title}
        actions={actions}
        neighbours={ANIMAL_LIST}
        above={(animal) => (
          <>
            <Archived animal={animal} />
            <AnimalNow animal={animal} />
          </>
        )}
        arranged={(animal, parts) => <AnimalParts animal={animal} {...parts} />}
      />
    )}
  </WithKinds>
);
export const Edit = () => (
  <WithKinds>
    {(kinds) => <EditScreen resource={ANIMALS} parts={animalForm(kinds)} title={title} actions={actions} />}
  </WithKinds>
);
export const Add = () => <WithKinds>{(kinds) => <AddScreen resource={ANIMALS} parts={animalForm(kinds)} />}</WithKinds>;
