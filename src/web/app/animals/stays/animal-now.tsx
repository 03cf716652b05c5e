import { Anchor, Badge, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { animalLine } from "../../../../contract/animals/in-words.ts";
import type { Stay } from "../../../../contract/animals/stays.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Fact, Loaded } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { animalTreatmentsQuery, careQuery, isPlanned, lifeQuery } from "../animal.reads.ts";
import { AnimalPhoto } from "../animal-photo.tsx";
import { placementText } from "../care/placements.tsx";
import { Missing } from "../missing-facts.tsx";
import { KennelCard, MedicalHistory, Poster } from "../papers/paper-links.tsx";
import { useHasPage } from "../public-part.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { animalsTexts } from "../texts.ts";
import { stageText } from "../words/adoption.stages.ts";
import { fetchingText } from "../words/fetching-text.ts";
import { ArrivalDialog } from "./arrival-dialog.tsx";
import { CorrectIntakeDialog } from "./correct-intake-dialog.tsx";
import { ForecastFact } from "./forecast-line.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { OutcomeDialog, ReopenDialog } from "./outcome-dialog.tsx";
import { WaitFact } from "./wait-line.tsx";

/** The present state of an animal at a glance, and what staff may record of its stay (rules §14). */
export function AnimalNow({ animal }: { animal: AnimalDetail }) {
  const stays = useQuery(apiQuery("GET /animals/:id/stays", { params: { id: animal.id } }));
  const text = animalsTexts().stays;
  return (
    <section className="panel glance" aria-label={text.now.title}>
      <AnimalPhoto {...animal} />
      <Stack gap="0.75rem" miw={0}>
        <Group component="p" gap="0.35rem 0.75rem">
          <StatusBadge status={animal.status} />
          <span>{listed(animalLine(animal), animal.weight === null ? null : kilograms(animal.weight))}</span>
        </Group>
        <Missing animal={animal} />
        <Loaded query={stays} failed={text.loadFailed}>
          {({ items: [stay] }) => <Now animal={animal} stay={stay} />}
        </Loaded>
      </Stack>
    </section>
  );
}

function Now({ animal, stay }: { animal: AnimalDetail; stay: Stay | undefined }) {
  const text = animalsTexts().stays.now;
  const { id, name, archivedAt } = animal;
  const hasPage = useHasPage(animal);
  const fetching = animal.stay?.fetching;
  const may = (action: Stay["actions"][number]) => !archivedAt && (stay?.actions.includes(action) ?? false);
  return (
    <>
      <dl className="record-facts">
        <Place stay={stay} animal={animal} />
        <WaitFact animal={animal} />
        <ForecastFact animal={animal} />
        {stay && <StayFacts stay={stay} />}
        <Fact name={text.next}>
          <NextDue animalId={id} />
        </Fact>
        {!fetching && (
          <Fact name={text.wantedBy}>
            <Applicants animalId={id} />
          </Fact>
        )}
      </dl>
      <Group fz="sm" gap="0.35rem 0.9rem">
        {stay && (
          <>
            {fetching && <HandOverDialog adoptionId={fetching.adoptionId} animal={name} isOffered={!archivedAt} />}
            <OutcomeDialog stayId={stay.id} animal={name} isOffered={may("outcome")} />
            <ArrivalDialog last={stay} animal={name} isOffered={may("takeIn")} />
            <CorrectIntakeDialog stay={stay} animal={name} isOffered={may("edit")} />
            <ReopenDialog stayId={stay.id} animal={name} isOffered={may("reopen")} />
          </>
        )}
        {!archivedAt && stay?.outcomeOn === null && <KennelCard id={id} />}
        <MedicalHistory id={id} />
        {hasPage && <Poster id={id} />}
        {hasPage && <Anchor href={`/animal/${id}`}>{text.publicPage}</Anchor>}
      </Group>
    </>
  );
}

/** Where the animal is: with whom, or in which unit; and what holds it. */
function Place({ stay, animal }: { stay: Stay | undefined; animal: AnimalDetail }) {
  const { id: animalId } = animal;
  const fetching = animal.stay?.fetching;
  const { now } = animalsTexts().stays;
  const { data: care } = useQuery(careQuery(animalId));
  const { holds } = animalsTexts().care;
  return (
    <>
      <Fact name={now.place}>
        {care?.placement ? placementText(care.placement) : placeText(stay)}
        {fetching && <span className="fact-detail">{fetchingText(fetching)}</span>}
        {care?.unit && (
          <span className="fact-detail">{animalsTexts().care.unit.name(care.unit.location, care.unit.unit)}</span>
        )}
      </Fact>
      {care && care.holds.length > 0 && (
        <Fact name={holds.adoptableFrom}>
          {care.adoptableFrom ? localDay(care.adoptableFrom) : holds.notKnown}
          {care.holds.map((hold) => (
            <span key={hold.id} className="fact-detail">
              {recordTexts().care.holdKinds[hold.kind]}
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

function placeText(stay: Stay | undefined): string {
  const { places } = animalsTexts().stays.now;
  if (!stay) return places.never;
  if (stay.outcomeOn === null) return places.here;
  return stay.outcomeType === "adoption" ? places.adopted : places.left;
}

function StayFacts({ stay }: { stay: Stay }) {
  const { now, intakeTypes, outcomeTypes } = animalsTexts().stays;
  const nights = nightsBetween(stay.intakeOn, stay.outcomeOn ?? shelterToday());
  return (
    <>
      <Fact name={stay.outcomeOn === null ? now.duration : now.pastDuration}>
        {nights === 0 ? now.lessThanADay : now.days(nights)}
      </Fact>
      <Fact name={now.cameIn}>
        <Event day={stay.intakeOn} word={intakeTypes[stay.intakeType]} isEstimated={stay.intakeEstimated} />
      </Fact>
      {stay.registerNumber && <Fact name={now.registerNumber}>{stay.registerNumber}</Fact>}
      {stay.outcomeOn !== null && stay.outcomeType !== null && (
        <Fact name={now.wentOut}>
          <Event day={stay.outcomeOn} word={outcomeTypes[stay.outcomeType]} isEstimated={stay.outcomeEstimated} />
        </Fact>
      )}
    </>
  );
}

const Event = ({ day, word, isEstimated }: { day: string; word: string; isEstimated: boolean }) => (
  <>
    {localDay(day)}
    <span className="fact-detail">{word}</span>
    {isEstimated && <span className="fact-detail">{animalsTexts().stays.now.estimated}</span>}
  </>
);

/** Who wants the animal: how many people have applied, with links to the applications that this person may read. */
export function Applicants({ animalId }: { animalId: number }) {
  const { data } = useQuery(apiQuery("GET /animals/:id/applications", { params: { id: animalId } }));
  const text = animalsTexts().stays.now;
  if (!data) return "\u00a0";
  if (data.total === 0) return text.nobody;
  return (
    <>
      {text.people(data.total)}
      {data.items.map((adoption) => (
        <span key={adoption.id} className="fact-detail">
          <Anchor component={Link} to={`/admin/adoption/${adoption.id}`} inherit>
            {adoption.adopterFullName}
          </Anchor>
          {`, ${stageText(adoption)}`}
        </span>
      ))}
    </>
  );
}

/** What is due with the animal next: its next appointment, and its next dose. */
export function NextDue({ animalId }: { animalId: number }) {
  const life = useQuery(lifeQuery(animalId));
  const treatments = useQuery(animalTreatmentsQuery(animalId));
  if (!life.data || !treatments.data) return "\u00a0";
  // The time line is newest first, so the last of what is planned comes next.
  const next = life.data.items.filter(isPlanned).at(-1);
  const [dose] = treatments.data.items.filter(({ state }) => state === "planned");
  if (!next && !dose) return animalsTexts().stays.now.nothingNext;
  return (
    <>
      {dose?.dueOn && (
        <>
          {localDay(dose.dueOn)}{" "}
          {dose.dueOn < shelterToday() && <Badge color="red">{animalsTexts().treatments.animal.isOverdue}</Badge>}
          <span className="fact-detail">{dose.kind.name}</span>
        </>
      )}
      {next && (
        <>
          <When at={next.at} hasTime />
          <span className="fact-detail">
            <Anchor component={Link} to={`/admin/appointment/${next.details.appointmentId}`} inherit>
              {next.title}
            </Anchor>
          </span>
        </>
      )}
    </>
  );
}
