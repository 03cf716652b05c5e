import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { careQuery } from "../animal.reads.ts";
import { AddChip } from "../care/chips.tsx";
import { AddHold } from "../care/holds.tsx";
import { AddPlacement } from "../care/placements.tsx";
import { MoveDialog } from "../care/unit-part.tsx";
import { AddWeight } from "../care/weights.tsx";
import { AddObservation } from "../rounds/add-observation.tsx";
import { animalsTexts } from "../texts.ts";
import { AddTreatment } from "../treatments/treatment-dialogs.tsx";
import { AddNote } from "./note-dialog.tsx";

/** Adds an entry of each kind to the time line, as far as the animal is here for it. */
export function LifeAdd({ animal }: { animal: AnimalDetail }) {
  const { short } = animalsTexts().stays.life;
  const { id, name, type, archivedAt, stay, actions } = animal;
  const { data: care } = useQuery(careQuery(id));
  const isHere = !archivedAt && stay?.outcomeOn === null;
  const to = { animalId: id, name };
  if (archivedAt) return null;
  return (
    <Group className="life-add no-print" gap={6}>
      <span>{appTexts().words.add}</span>
      <AddNote {...to} isOffered={isHere} />
      <AddObservation {...to} isOffered={isHere} />
      <AddWeight {...to} isOffered short={short.weight} />
      <AddTreatment {...to} type={type} isOffered isHere={isHere} short={short.treatment} />
      {actions?.includes("addAppointment") && (
        <Button
          component={Link}
          to={`/admin/appointment/add?animalId=${id}`}
          variant="outline"
          size="compact-md"
          aria-label={appTexts().recordNames.appointment.add}
        >
          {short.appointment}
        </Button>
      )}
      {care && <MoveDialog {...to} isOffered={isHere} unit={care.unit} />}
      <AddHold {...to} isOffered={isHere} short={short.hold} />
      <AddChip {...to} isOffered short={short.chip} />
      {care && <AddPlacement {...to} isOffered={isHere && care.placement === null} />}
    </Group>
  );
}
