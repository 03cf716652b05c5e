import { Anchor, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import type { WaitingAnimal, WaitStep } from "../../../../contract/animals/waiting.ts";
import { adoptionQuery } from "../../adoption/adoption.api.ts";
import { AdoptionFacts } from "../../adoption/adoption-facts.tsx";
import { AdoptionWork } from "../../adoption/adoption-work.tsx";
import { AdoptionVisits } from "../../adoption/visits/adoption-visits.tsx";
import { careQuery } from "../../animals/animal.reads.ts";
import { Holds } from "../../animals/care/holds.tsx";
import { PlacementPart } from "../../animals/care/placements.tsx";
import { animalsTexts } from "../../animals/texts.ts";
import { AnimalTreatments } from "../../animals/treatments/animal-treatments.tsx";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded } from "../../platform/kit/screen.tsx";

type Part = "holds" | "placement" | "treatments";

/** The parts of an animal's record in which each step is done. */
const PARTS: Readonly<Partial<Record<WaitStep, readonly Part[]>>> = {
  endHold: ["holds"],
  endQuarantine: ["holds"],
  treat: ["treatments", "holds"],
  examine: ["treatments"],
  comeBack: ["placement"],
  leaveFoster: ["placement"],
};

/** The part of the record, or the adoption, in which what an animal waits for is done; the same as stands there. */
export default function StepPanel({ item: { animal, action } }: { item: WaitingAnimal }) {
  if (action?.adoptionId !== undefined) return <AdoptionPanel id={action.adoptionId} />;
  return <RecordPanel animalId={animal.id} parts={(action && PARTS[action.name]) ?? []} />;
}

const AdoptionPanel = ({ id }: { id: number }) => (
  <Loaded query={useQuery(adoptionQuery(id))} failed={animalsTexts().waiting.loadFailed}>
    {(adoption) => (
      <Stack gap="1.25rem">
        <AdoptionFacts adoption={adoption} />
        <AdoptionWork adoption={adoption} />
        <AdoptionVisits adoption={adoption} />
      </Stack>
    )}
  </Loaded>
);

function RecordPanel({ animalId, parts }: { animalId: number; parts: readonly Part[] }) {
  const query = useQuery(apiQuery("GET /animals/:id", { params: { id: animalId } }));
  return (
    <Loaded query={query} failed={animalsTexts().waiting.loadFailed}>
      {(animal) => (
        <Stack gap="1.25rem">
          {parts.map((part) =>
            part === "treatments" ? (
              <Treated key={part} animal={animal as AnimalDetail} />
            ) : (
              <CarePanel key={part} animal={animal as AnimalDetail} part={part} />
            ),
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** The treatments, and the way to a time at the vet's. */
const Treated = ({ animal }: { animal: AnimalDetail }) => (
  <>
    <AnimalTreatments animal={animal} />
    {animal.actions?.includes("addAppointment") && (
      <Anchor component={Link} to={`/admin/appointment/add?animalId=${animal.id}`}>
        {animalsTexts().animals.addAppointment}
      </Anchor>
    )}
  </>
);

function CarePanel({ animal: { id, name }, part }: { animal: AnimalDetail; part: Part }) {
  const props = { animalId: id, name, mayChange: true };
  return (
    <Loaded query={useQuery(careQuery(id))} failed={animalsTexts().care.loadFailed}>
      {(care) =>
        part === "holds" ? <Holds {...props} care={care} /> : <PlacementPart {...props} placement={care.placement} />
      }
    </Loaded>
  );
}
