import { Text } from "@mantine/core";
import type { AnimalRow } from "../../../../contract/animals/animal-rows.ts";
import type { Animal } from "../../../../contract/animals/animals.ts";
import { animalLine } from "../../../../contract/animals/in-words.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { kilograms, localDay } from "../../../format.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { placementText } from "../care/placements.tsx";
import { MissingSign } from "../missing-facts.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { sinceText } from "../stays/wait-line.tsx";
import { animalsTexts } from "../texts.ts";
import { OfRow } from "./animal-rows.tsx";
import { RowMenu } from "./row-menu.tsx";

/** @returns where an animal is: with whom, or in which unit */
export function placeOf({ placement, unit }: AnimalRow): string | null {
  if (placement) return placementText(placement);
  return unit && animalsTexts().care.unit.name(unit.location, unit.unit);
}

/** A text of which a row shows two lines, and the rest to the mouse. */
const TwoLines = ({ text }: { text: string }) => (
  <Text span inherit lineClamp={2} title={text}>
    {text}
  </Text>
);

function Thumb({ mainPhotoId, focalX, focalY }: Animal) {
  if (mainPhotoId === null) return <span className="row-photo" />;
  return (
    <img
      className="row-photo"
      src={photoPath(mainPhotoId, 320)}
      alt=""
      width={48}
      height={36}
      loading="lazy"
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
    />
  );
}

function Place(row: AnimalRow) {
  const place = placeOf(row);
  return place ? <TwoLines text={place} /> : appTexts().words.none;
}

function Waits({ wait }: AnimalRow) {
  if (!wait) return null;
  const [phase, since] = [recordTexts().waiting.phases[wait.phase], sinceText(wait.days)];
  return (
    <Text span inherit lineClamp={2} title={`${phase} ${since}`}>
      <Text span inherit {...(wait.isNeedless && { c: "var(--warn)", fw: 650 })}>
        {phase}
      </Text>{" "}
      {since}
    </Text>
  );
}

const ALERT = { c: "var(--bad)", fw: 650 };

function Due({ due }: AnimalRow) {
  if (!due) return null;
  return (
    <>
      <Text span inherit {...(due.isOverdue && ALERT)}>
        {localDay(due.on)}
      </Text>
      {due.isOverdue && <span className="visually-hidden">{` ${animalsTexts().treatments.animal.isOverdue} `}</span>}
      <Text span inherit truncate className="fact-detail" title={due.title}>
        {due.title}
      </Text>
    </>
  );
}

const signed = (change: number) => `${change > 0 ? "+" : ""}${change.toLocaleString()}`;

function LastWeight({ weight }: AnimalRow) {
  if (!weight) return null;
  const { kg, change, isLoss } = weight;
  return (
    <>
      {kilograms(kg)}
      {change !== null && change !== 0 && (
        <Text span className="fact-detail" {...(isLoss && ALERT)}>
          {animalsTexts().animals.table.change(signed(change))}
        </Text>
      )}
      {isLoss && <span className="visually-hidden">{` ${animalsTexts().care.weights.loss}`}</span>}
    </>
  );
}

/** The columns of the animals' table. How each is now is read for the whole page (`AnimalRows`). */
export function animalColumns(): readonly Column<Animal>[] {
  const { fields, table } = animalsTexts().animals;
  return [
    {
      head: fields.name,
      sort: "name",
      width: 168,
      className: "is-named",
      cell: (animal) => (
        <>
          <Thumb {...animal} />
          <span>
            {animal.name}
            <span className="fact-detail">{recordTexts().animals.types[animal.type]}</span>
          </span>
        </>
      ),
      text: ({ name }) => name,
      hint: (animal) => (
        <>
          <MissingSign animal={animal} />
          <MissingLanguages languages={animal.missingLanguages} />
        </>
      ),
    },
    {
      head: table.kind,
      sort: "type",
      width: 112,
      cell: (animal) => <TwoLines text={animalLine(animal)} />,
      text: animalLine,
    },
    {
      head: appTexts().words.unit,
      sort: "unit",
      width: 106,
      cell: ({ id }) => <OfRow id={id}>{(row) => <Place {...row} />}</OfRow>,
    },
    {
      head: table.days,
      sort: "waiting",
      width: 54,
      isNumber: true,
      cell: ({ id }) => <OfRow id={id}>{({ daysHere }) => daysHere?.toLocaleString()}</OfRow>,
    },
    {
      head: table.waits,
      name: "waits",
      width: 134,
      cell: ({ id }) => <OfRow id={id}>{(row) => row.wait && <Waits {...row} />}</OfRow>,
    },
    {
      head: table.due,
      sort: "due",
      width: 130,
      cell: ({ id }) => <OfRow id={id}>{(row) => row.due && <Due {...row} />}</OfRow>,
    },
    {
      head: fields.weight,
      sort: "weight",
      width: 74,
      isNumber: true,
      cell: ({ id }) => <OfRow id={id}>{(row) => row.weight && <LastWeight {...row} />}</OfRow>,
    },
    {
      head: appTexts().words.status,
      sort: "status",
      width: 134,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { head: table.actions, className: "is-action is-menu", width: 52, cell: (animal) => <RowMenu animal={animal} /> },
  ];
}
