import { Checkbox, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Animal } from "../../../../contract/animals/animals.ts";
import type { BulkAction } from "../../../../contract/platform/list-views.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi, choicesOf } from "../../platform/calls.ts";
import { BulkDialog } from "../../platform/kit/bulk-dialog.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { unitOptions } from "../care/unit-part.tsx";
import { KennelCards } from "../papers/paper-links.tsx";
import { animalsTexts } from "../texts.ts";

/** What can be done with several animals at once: their group, their unit, their kennel cards. */
export const AnimalBulk = ({ animals, actions }: { animals: readonly Animal[]; actions: readonly BulkAction[] }) => (
  <>
    {actions.includes("group") && <GroupDialog animals={animals} />}
    {actions.includes("unit") && <UnitDialog animals={animals} />}
    {actions.includes("cards") && <KennelCards animals={animals} />}
  </>
);

type Props = { animals: readonly Animal[] };

function GroupDialog({ animals }: Props) {
  const text = animalsTexts().animals.bulk;
  const [group, setGroup] = useState<string | null>(null);
  const [isOut, setOut] = useState(false);
  return (
    <BulkDialog
      open={text.group.open}
      title={text.group.title(animals.length)}
      yes={text.group.yes}
      failed={recordTexts().lists.saveFailed}
      rows={animals}
      isReady={isOut || group !== null}
      send={(ids) =>
        callApi("POST /animals/bulk/group", { body: { ids, animalGroupId: isOut ? null : Number(group) } })
      }
    >
      <RecordSelect
        id="bulk-group"
        name="bulk-group"
        choices={choicesOf("GET /animal-groups")}
        label={text.group.label}
        optionText={({ name }) => name}
        failed={recordTexts().groups.loadFailed}
        required={false}
        value={group}
        onChange={setGroup}
      />
      <Out label={text.group.none} isOut={isOut} onChange={setOut} />
    </BulkDialog>
  );
}

function UnitDialog({ animals }: Props) {
  const text = animalsTexts().animals.bulk;
  const [unit, setUnit] = useState<string | null>(null);
  const [isOut, setOut] = useState(false);
  const locations = useQuery(apiQuery("GET /locations", { query: {} }));
  return (
    <BulkDialog
      open={text.unit.open}
      title={text.unit.title(animals.length)}
      yes={text.unit.yes}
      failed={recordTexts().lists.saveFailed}
      rows={animals}
      isReady={isOut || unit !== null}
      send={(ids) => callApi("POST /animals/bulk/unit", { body: { ids, unitId: isOut ? null : Number(unit) } })}
    >
      <Select
        label={text.unit.label}
        data={unitOptions(locations.data?.items ?? [])}
        value={unit}
        onChange={setUnit}
        searchable
        clearable
        disabled={isOut}
        comboboxProps={{ shadow: "md" }}
      />
      <Out label={text.unit.none} isOut={isOut} onChange={setOut} />
    </BulkDialog>
  );
}

const Out = ({ label, isOut, onChange }: { label: string; isOut: boolean; onChange: (isOut: boolean) => void }) => (
  <Checkbox label={label} checked={isOut} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
);
