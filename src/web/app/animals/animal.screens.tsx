import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Animal, AnimalDetail } from "../../../contract/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, callApi, listCall } from "../calls.ts";
import { RestoreButton } from "../kit/archive.tsx";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { appTexts } from "../texts/texts.ts";
import { animalForm } from "./animal.form.tsx";
import { ANIMALS } from "./animal.resource.ts";
import { AnimalCards } from "./animal-cards.tsx";
import { AnimalFilters } from "./animal-filters.tsx";
import type { AttributeKind } from "./attribute-scores.tsx";

/** What an export says of each animal. */
const EXPORTED: readonly Column<Animal>[] = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Type", cell: ({ type }) => type },
  { head: "Sex", cell: ({ sex }) => sex },
  { head: "Age", cell: ({ age }) => age },
  { head: "Weight", cell: ({ weight }) => weight },
  { head: "Breed", cell: ({ breed }) => breed },
  { head: "Found At", cell: ({ whereFound }) => whereFound },
  { head: "Arrival Date", cell: ({ arrivalDate }) => arrivalDate },
  { head: "Status", cell: ({ status }) => status },
  { head: "Group", cell: ({ animalGroupName }) => animalGroupName ?? "" },
];

/** All animals, with filters by the administration's reading of ages (spec §2.6, §9). */
export const List = () => (
  <ListPage
    title="Animals"
    list={listCall("GET /animals", { ageScale: "admin" })}
    search="Search animal…"
    add={{ text: "Add Animal", to: addressOf.add(ANIMALS) }}
    filters={(address) => <AnimalFilters address={address} />}
    empty="There are no animals yet."
    noMatch="No animals match your search."
    failed={recordTexts().animals.loadFailed}
    exported={EXPORTED}
  >
    {(animals) => <AnimalCards animals={animals} />}
  </ListPage>
);

/** The form needs to know which attributes there are. */
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

const restore = (id: number) => callApi("POST /animals/:id/restore", { params: { id } });

function Actions({ animal: { id, name, actions } }: { animal: AnimalDetail }) {
  return (
    <>
      {actions?.includes("addAppointment") && (
        <Button component={Link} to={`/admin/appointment/add?animalId=${id}`} variant="outline">
          Add Vet Appointment
        </Button>
      )}
      {actions?.includes("restore") && <RestoreButton restore={restore} id={id} title={name} />}
    </>
  );
}
const actions = (animal: AnimalDetail) => <Actions animal={animal} />;

/** Said of an animal that only admins see any more. */
const Archived = ({ animal }: { animal: AnimalDetail }) =>
  animal.archivedAt ? <Alert color="yellow">This animal was deleted. Only admins see it.</Alert> : null;

export const View = () => (
  <WithKinds>
    {(kinds) => (
      <ViewScreen
        resource={ANIMALS}
        parts={animalForm(kinds)}
        title={title}
        actions={actions}
        below={(animal) => <Archived animal={animal} />}
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
