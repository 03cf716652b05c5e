import { youngAge } from "../../../contract/animals/age.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import type { Treatment } from "../../../contract/animals/treatments.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { dayIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { paragraph, STYLE } from "../../platform/papers/flow.ts";
import { formatDay, formatMonth, formatNumber, joinKnown } from "../../platform/papers/format.ts";
import { closePaper, openPaper, type Paper } from "../../platform/papers/paper.ts";
import { type Column, drawTable, type Row } from "../../platform/papers/table.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { MedicalHistory } from "./medical-history.queries.ts";

/** The medical history of an animal for a vet, in the reader's language: chips, treatments, weights and stays (rules §14). */
export async function medicalHistoryPdf(
  history: MedicalHistory,
  { now, day }: { now: Date; day: string },
): Promise<Buffer> {
  const { history: text, printedOn } = serverTexts().animalPapers;
  const title = text.title(history.animal.name);
  const paper = await openPaper({ title, madeAt: now });
  paragraph(paper, title, STYLE.title);
  paragraph(paper, describe(history), STYLE.text);
  const chips = columnsOf(text.chip, { number: 40, implantedOn: 25, registry: 35 });
  await list(paper, text.chips, chips, chipRows(history), text.noChips);
  const planned = columnsOf(text.planned, { day: 18, kind: 32, product: 20, note: 30 });
  await list(paper, text.due, planned, plannedRows(history), text.noDue);
  const given = columnsOf(text.treatment, { day: 15, kind: 20, product: 22, dose: 12, result: 17, person: 14 });
  await list(paper, text.given, given, givenRows(history), text.noGiven);
  const weighed = columnsOf(text.weighed, { day: 40, weight: 30, change: 30 }, ["weight", "change"]);
  await list(paper, text.weights, weighed, weightRows(history), text.noWeights);
  await list(paper, text.stays, columnsOf(text.stay, { number: 16, intake: 42, outcome: 42 }), stayRows(history));
  paragraph(paper, printedOn(formatDay(day)), STYLE.small);
  return closePaper(paper);
}

/** A heading with its table, or with a sentence when there is nothing to list. */
async function list(paper: Paper, title: string, columns: readonly Column[], rows: Row[], none = "") {
  paragraph(paper, title, STYLE.heading);
  if (rows.length === 0) {
    paragraph(paper, none, STYLE.text);
    return;
  }
  await drawTable(paper, columns, rows);
  paper.y += 14;
}

function describe({ animal: { type, sex, breed, age, ageMonths, weight }, bornOn }: MedicalHistory): string {
  const { types, sexes } = recordTexts().animals;
  const text = serverTexts().animalPapers;
  const kind = joinKnown([
    types[type],
    sex && sexes[sex],
    breed && breedName(breed),
    age !== null && (youngAge({ age, ageMonths }) ?? text.age(age)),
  ]);
  const facts = [
    bornOn && text.history.born(formatMonth(bornOn)),
    weight !== null && text.history.weight(text.weight(formatNumber(weight))),
  ];
  return joinKnown([`${kind}.`, ...facts], " ");
}

/** Columns by the names of their headings, each with its share of the width. @param numbers the names of those with numbers */
const columnsOf = <H extends Readonly<Record<string, string>>>(
  heads: H,
  shares: Readonly<Record<keyof H & string, number>>,
  numbers: readonly (keyof H & string)[] = [],
): Column[] =>
  (Object.keys(shares) as (keyof H & string)[]).map((name) => ({
    head: heads[name] as string,
    share: shares[name],
    isNumber: numbers.includes(name),
  }));

const chipRows = ({ chips }: MedicalHistory): Row[] =>
  chips.map(({ number, implantedOn, registry }) => ({
    cells: [number, implantedOn === null ? "" : formatDay(implantedOn), registry],
  }));

const plannedRows = ({ treatments }: MedicalHistory): Row[] =>
  treatments
    .filter(({ state }) => state === "planned")
    .map(({ dueOn, kind, product, note }) => ({
      cells: [dueOn === null ? "" : formatDay(dueOn), kind.name, product, note],
    }));

const givenRows = ({ treatments }: MedicalHistory): Row[] =>
  treatments.filter(({ state }) => state === "given" || state === "skipped").map(givenRow);

function givenRow(treatment: Treatment): Row {
  const text = serverTexts().animalPapers.history;
  const { givenOn, closedAt, kind, product, batch, batchExpiresOn, dose, route, result, protectsUntil, note } =
    treatment;
  const day = givenOn ?? (closedAt === null ? null : dayOf(closedAt));
  const isSkipped = treatment.state === "skipped";
  return {
    cells: [
      day === null ? "" : formatDay(day),
      kind.name,
      joinKnown([product, batch && text.batch(batch), batchExpiresOn && text.expires(formatDay(batchExpiresOn))], "\n"),
      joinKnown([dose, route]),
      joinKnown(
        [
          isSkipped && text.skipped(treatment.reason),
          result && recordTexts().treatments.results[result],
          protectsUntil && text.protects(formatDay(protectsUntil)),
          note,
        ],
        "\n",
      ),
      treatment.stayId === null && !isSkipped ? text.elsewhere : (treatment.person ?? ""),
    ],
  };
}

/** The day of a moment by the shelter's clock. */
const dayOf = (moment: string): string => dayIn(shelter().timeZone, new Date(moment));

const weightRows = ({ weights }: MedicalHistory): Row[] =>
  weights.map(({ on, kg, change, isLoss }) => ({
    cells: [
      formatDay(on),
      serverTexts().animalPapers.weight(formatNumber(kg)),
      change === null ? "" : `${change > 0 ? "+" : ""}${formatNumber(change)}%`,
    ],
    isTotal: isLoss,
  }));

const stayRows = ({ stays }: MedicalHistory): Row[] =>
  stays.map((stay) => ({ cells: [stay.registerNumber, intakeOf(stay), outcomeOf(stay)] }));

function intakeOf({ intakeOn, intakeType, intakeCondition }: MedicalHistory["stays"][number]): string {
  const { conditions } = recordTexts().stays;
  const condition = intakeCondition !== "unknown" && conditions[intakeCondition];
  return joinKnown([joinKnown([formatDay(intakeOn), recordTexts().statistics.intakes[intakeType]]), condition], "\n");
}

function outcomeOf({
  outcomeOn,
  outcomeType,
  outcomeCondition,
  outcomeReason,
}: MedicalHistory["stays"][number]): string {
  if (outcomeOn === null || outcomeType === null) return serverTexts().animalPapers.register.isHere;
  const { outcomes, conditions } = recordTexts().stays;
  const condition = outcomeCondition !== "unknown" && conditions[outcomeCondition];
  return joinKnown([joinKnown([formatDay(outcomeOn), outcomes[outcomeType]]), condition, outcomeReason], "\n");
}
