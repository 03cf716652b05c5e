import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Location, Unit } from "../../../../contract/animals/units.ts";
import { squareMetres } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { CheckboxFilter } from "../../platform/kit/list-filters.tsx";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { AddLocation, AddUnit, EditLocation, EditUnit } from "./location-dialogs.tsx";

/** Which rooms, boxes and cages the shelter has (rules §14). */
export function LocationsScreen() {
  const text = animalsTexts().board.locations;
  const address = useListAddress();
  const showsRetired = address.params.get("retired") === "true";
  const query = useQuery(apiQuery("GET /locations", { query: { retired: showsRetired ? "true" : "false" } }));
  return (
    <Screen
      title={animalsTexts().board.manage}
      actions={
        <>
          <Button component={Link} to="/admin/board" variant="outline">
            {text.board}
          </Button>
          <AddLocation />
        </>
      }
    >
      <CheckboxFilter address={address} name="retired" label={text.showRetired} />
      <Loaded query={query} failed={text.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{text.empty}</Text>
          ) : (
            items.map((location) => <OneLocation key={location.id} location={location} />)
          )
        }
      </Loaded>
    </Screen>
  );
}

const OneLocation = ({ location }: { location: Location }) => (
  <Section title={location.name}>
    <Group gap="sm">
      <Text c="dimmed">{animalsTexts().board.kinds[location.kind]}</Text>
      <EditLocation location={location} />
      <AddUnit location={location} />
    </Group>
    <Units location={location} />
  </Section>
);

function Units({ location: { name, kind, units } }: { location: Location }) {
  const { columns, states } = animalsTexts().board.locations;
  const stateOf = ({ blocked, retiredAt }: Unit) => (retiredAt !== null ? "retired" : blocked ? "closed" : "open");
  return (
    <div className="unit-table">
      <DataTable
        caption={name}
        rows={units}
        columns={[
          { head: columns.unit, cell: (unit) => unit.name },
          { head: columns.places, cell: ({ capacity }) => capacity, isNumber: true },
          { head: columns.area, cell: ({ area }) => area !== null && squareMetres(area), isNumber: true },
          { head: columns.animals, cell: ({ animals }) => animals.map((animal) => animal.name).join(", ") },
          { head: columns.state, cell: (unit) => <span className="one-line">{states[stateOf(unit)]}</span> },
          {
            head: columns.actions,
            className: "has-actions",
            cell: (unit) => (
              <Group gap="xs">
                <EditUnit unit={unit} kind={kind} />
                <RetireButton unit={unit} />
              </Group>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Takes a unit out of use, or back into it; one that is lived in is refused with the names. */
function RetireButton({ unit: { id, name, actions } }: { unit: Unit }) {
  const text = animalsTexts().board.locations;
  const retired = actions.includes("retire");
  if (!retired && !actions.includes("restore")) return null;
  const question = { title: text.retireAsk, text: text.retireText(name), yes: appTexts().words.retire };
  return (
    <ActionButton
      variant="outline"
      size="compact-md"
      text={retired ? appTexts().words.retire : appTexts().words.bringBack}
      label={retired ? text.retireUnit(name) : text.restoreUnit(name)}
      {...(retired && { ask: () => confirmAction(question) })}
      send={() => callApi("PUT /units/:id", { params: { id }, body: { retired } })}
      done={retired ? text.retired(name) : text.restored(name)}
      failed={text.changeUnit.failed}
    />
  );
}
