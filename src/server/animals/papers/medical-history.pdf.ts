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
import { serverTexts } from "../../platform/texts/texts.ts";
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
  await list(paper, { title: text.chips, none: text.noChips }, chipColumns(), chipRows(history));
  await list(paper, { title: text.due, none: text.noDue }, plannedColumns(), plannedRows(history));
  await list(paper, { title: text.given, none: text.noGiven }, givenColumns(), givenRows(history));
  await list(paper, { title: text.weights, none: text.noWeights }, weightColumns(), weightRows(history));
  await list(paper, { title: text.stays, none: "" }, stayColumns(), stayRows(history));
  paragraph(paper, printedOn(formatDay(day)), STYLE.small);
  return closePaper(paper);
}

/** A heading with its table, or with a sentence when there is nothing to list. */
async function list(paper: Paper, text: { title: string; none: string }, columns: readonly Column[], rows: Row[]) {
  paragraph(paper, text.title, STYLE.heading);
  if (rows.length === 0) {
    paragraph(paper, text.none, STYLE.text);
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

const columnsOf = (heads: readonly (readonly [string, number])[]): Column[] =>
  heads.map(([head, share]) => ({ head, share }));

function chipColumns(): Column[] {
  const { number, implantedOn, registry } = serverTexts().animalPapers.history.chip;
  return columnsOf([
    [number, 40],
    [implantedOn, 25],
    [registry, 35],
  ]);
}

const chipRows = ({ chips }: MedicalHistory): Row[] =>
  chips.map(({ number, implantedOn, registry }) => ({
    cells: [number, implantedOn === null ? "" : formatDay(implantedOn), registry],
  }));

function plannedColumns(): Column[] {
  const { day, kind, product, note } = serverTexts().animalPapers.history.planned;
  return columnsOf([
    [day, 18],
    [kind, 32],
    [product, 20],
    [note, 30],
  ]);
}

const plannedRows = ({ treatments }: MedicalHistory): Row[] =>
  treatments
    .filter(({ state }) => state === "planned")
    .map(({ dueOn, kind, product, note }) => ({
      cells: [dueOn === null ? "" : formatDay(dueOn), kind.name, product, note],
    }));

function givenColumns(): Column[] {
  const { day, kind, product, dose, result, person } = serverTexts().animalPapers.history.treatment;
  return columnsOf([
    [day, 15],
    [kind, 20],
    [product, 22],
    [dose, 12],
    [result, 17],
    [person, 14],
  ]);
}

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

function weightColumns(): Column[] {
  const { day, weight, change } = serverTexts().animalPapers.history.weighed;
  return [
    { head: day, share: 40 },
    { head: weight, share: 30, isNumber: true },
    { head: change, share: 30, isNumber: true },
  ];
}

const weightRows = ({ weights }: MedicalHistory): Row[] =>
  weights.map(({ on, kg, change, isLoss }) => ({
    cells: [
      formatDay(on),
      serverTexts().animalPapers.weight(formatNumber(kg)),
      change === null ? "" : `${change > 0 ? "+" : ""}${formatNumber(change)}%`,
    ],
    isTotal: isLoss,
  }));

function stayColumns(): Column[] {
  const { number, intake, outcome } = serverTexts().animalPapers.history.stay;
  return columnsOf([
    [number, 16],
    [intake, 42],
    [outcome, 42],
  ]);
}

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
