import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { AnimalRow } from "../../../../contract/animals/animal-rows.ts";
import type { Animal } from "../../../../contract/animals/animals.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { ANIMALS } from "../animal.resource.ts";
import { MoveDialog } from "../care/unit-part.tsx";
import { AddWeight } from "../care/weights.tsx";
import { kennelCardAddress } from "../papers/paper-links.tsx";
import { AddNote } from "../stays/note-dialog.tsx";
import { animalsTexts } from "../texts.ts";
import { AddTreatment, GiveTreatment } from "../treatments/treatment-dialogs.tsx";
import { useAnimalRow } from "./animal-rows.tsx";

/** What opens a dialog. */
type Deed = "note" | "weigh" | "treat" | "give" | "move";

/** What can be done with an animal from its row, as far as the server lets this person. */
export function RowMenu({ animal }: { animal: Animal }) {
  const text = animalsTexts().animals.table;
  const row = useAnimalRow(animal.id);
  const [deed, setDeed] = useState<Deed>();
  const may = (action: AnimalRow["actions"][number]) => row?.actions.includes(action) ?? false;
  const item = (name: Deed, words: string) => <Menu.Item onClick={() => setDeed(name)}>{words}</Menu.Item>;
  const { care, stays, treatments, papers } = animalsTexts();
  const { recordNames } = appTexts();
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon className="row-menu" variant="subtle" size="lg" aria-label={text.menu(animal.name)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={addressOf.view(ANIMALS, animal.id)}>
            {text.open}
          </Menu.Item>
          {may("note") && item("note", stays.life.note.label)}
          {may("weigh") && item("weigh", care.weights.add.open)}
          {may("treat") && row?.due?.dose && item("give", text.give(row.due.title))}
          {may("treat") && item("treat", treatments.animal.add.open)}
          {may("move") && item("move", care.unit.move.open)}
          {may("addAppointment") && (
            <Menu.Item component={Link} to={`/admin/appointment/add?animalId=${animal.id}`}>
              {recordNames.appointment.add}
            </Menu.Item>
          )}
          {row?.daysHere != null && (
            <Menu.Item component="a" href={kennelCardAddress(animal.id)} download>
              {papers.card}
            </Menu.Item>
          )}
          {may("edit") && (
            <Menu.Item component={Link} to={addressOf.edit(ANIMALS, animal.id)}>
              {text.edit}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {row && deed && <DeedDialog animal={animal} row={row} deed={deed} done={() => setDeed(undefined)} />}
    </>
  );
}

type DeedProps = { animal: Animal; row: AnimalRow; deed: Deed; done: () => void };

/** The dialog of a deed, open at once. */
function DeedDialog({ animal: { id, name, type }, row, deed, done }: DeedProps) {
  const of = { animalId: id, name, isOffered: true, alone: done };
  if (deed === "note") return <AddNote {...of} />;
  if (deed === "weigh") return <AddWeight {...of} />;
  if (deed === "move") return <MoveDialog {...of} unit={row.unit} />;
  if (deed === "treat") return <AddTreatment {...of} type={type} isHere={row.daysHere !== null} />;
  return row.due?.dose ? <GiveTreatment dose={row.due.dose} name={name} alone={done} /> : null;
}
