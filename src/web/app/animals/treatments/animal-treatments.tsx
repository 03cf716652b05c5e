import { Badge, Group, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import type { Treatment } from "../../../../contract/animals/treatments.ts";
import { localDate, localDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { useMore } from "../../platform/kit/use-more.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalTreatmentsQuery } from "../animal.reads.ts";
import { Nothing } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";
import { AddTreatment, CorrectTreatment, GiveTreatment, SkipTreatment } from "./treatment-dialogs.tsx";
import { TreatmentFiles } from "./treatment-files.tsx";

/** How many past treatments are listed at first. */
const STEP = 10;

/** What an animal is and was treated with: what comes next, what was given, and what can be recorded (rules §14). */
export function AnimalTreatments({ animal }: { animal: AnimalDetail }) {
  const text = animalsTexts().treatments.animal;
  const { id, name, type, archivedAt, stay } = animal;
  const isHere = !archivedAt && stay?.outcomeOn === null;
  return (
    <Section title={text.title}>
      <div>
        <AddTreatment animalId={id} name={name} type={type} isOffered={!archivedAt} isHere={isHere} />
      </div>
      <Loaded query={useQuery(animalTreatmentsQuery(id))} failed={text.loadFailed}>
        {({ items }) => <Lists items={items} name={name} mayChange={!archivedAt} />}
      </Loaded>
    </Section>
  );
}

type Props = { name: string; mayChange: boolean };

function Lists({ items, ...props }: Props & { items: readonly Treatment[] }) {
  const text = animalsTexts().treatments.animal;
  const planned = items.filter(({ state }) => state === "planned");
  const past = items.filter(({ state }) => state !== "planned");
  const more = useMore(past, STEP, text.more);
  return (
    <>
      <Title order={3} size="h5">
        {text.planned}
      </Title>
      {planned.length === 0 && <Nothing text={text.nonePlanned} />}
      <ul className="care-list">
        {planned.map((dose) => (
          <Planned key={dose.id} dose={dose} {...props} />
        ))}
      </ul>
      <Title order={3} size="h5">
        {text.past}
      </Title>
      {past.length === 0 && <Nothing text={text.none} />}
      <ul className="care-list">
        {more.shown.map((dose) => (
          <Past key={dose.id} dose={dose} {...props} />
        ))}
      </ul>
      {more.button}
    </>
  );
}

function Planned({ dose, name, mayChange }: Props & { dose: Treatment }) {
  const text = animalsTexts().treatments.animal;
  const { dueOn, kind, product, note } = dose;
  return (
    <li>
      <div>
        {kind.name} {dueOn !== null && dueOn < shelterToday() && <Badge color="red">{text.isOverdue}</Badge>}
        <span className="fact-detail">
          {[dueOn && text.dueOn(localDay(dueOn)), product, dose.dose].filter(Boolean).join(", ")}
        </span>
        {note && <span className="fact-detail as-typed">{note}</span>}
      </div>
      {mayChange && (
        <Group gap="xs">
          <TreatmentFiles id={dose.id} kind={kind.name} />
          <SkipTreatment id={dose.id} animal={name} kind={kind.name} size="compact-md" />
          <GiveTreatment dose={dose} name={name} />
        </Group>
      )}
    </li>
  );
}

/** What is said of a dose in one line. */
function lineOf({ state, givenOn, closedAt, product, dose, route, batch, result, stayId, person }: Treatment): string {
  const { animal: text, results } = animalsTexts().treatments;
  const day = givenOn ? localDay(givenOn) : closedAt && localDate(closedAt);
  const when = day && (state === "given" ? text.givenOn(day) : text.skippedOn(day));
  const where = state === "given" && stayId === null && text.elsewhere;
  const parts = [when, result && results[result], product, dose, route, batch && text.batch(batch), where, person];
  return parts.filter(Boolean).join(", ");
}

function Past({ dose, mayChange }: Props & { dose: Treatment }) {
  const text = animalsTexts().treatments.animal;
  const { id, kind, reason, note, givenOn, corrections, actions } = dose;
  return (
    <li>
      <div>
        {kind.name}
        <span className="fact-detail">{lineOf(dose)}</span>
        {[reason, note].filter(Boolean).map((remark) => (
          <span key={remark} className="fact-detail as-typed">
            {remark}
          </span>
        ))}
        {corrections.map((correction) => (
          <Correction key={correction.at} correction={correction} />
        ))}
      </div>
      {mayChange && (
        <Group gap="xs">
          <TreatmentFiles id={id} kind={kind.name} />
          {actions.includes("correct") && <CorrectTreatment dose={dose} />}
          {actions.includes("undo") && (
            <ActionButton
              variant="subtle"
              size="compact-md"
              text={appTexts().kit.undo.button}
              label={text.undoLabel(kind.name, givenOn ? localDay(givenOn) : "")}
              send={() => callApi("POST /treatments/undo", { body: { treatmentIds: [id] } })}
              done={appTexts().kit.undo.done}
              failed={appTexts().kit.undo.failed}
            />
          )}
        </Group>
      )}
    </li>
  );
}

/** Who corrected a dose and why, with its day, batch and product before. */
function Correction({ correction: { at, by, reason, before } }: { correction: Treatment["corrections"][number] }) {
  const text = animalsTexts().treatments.animal;
  const former = (name: string) => (typeof before[name] === "string" ? before[name] : "");
  const day = former("given_on");
  const was = [day && localDay(day), former("batch") && text.batch(former("batch")), former("product"), former("note")];
  return (
    <span className="fact-detail as-typed">
      {[text.corrected(by, localDate(at)), reason, text.before(was.filter(Boolean).join(", ") || "–")]
        .filter(Boolean)
        .join(". ")}
    </span>
  );
}
