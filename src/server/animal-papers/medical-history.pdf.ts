import { youngAge } from "../../contract/age.ts";
import { breedName } from "../../contract/breeds.ts";
import { shelter } from "../../contract/shelter.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { Treatment } from "../../contract/treatments.ts";
import { paragraph, STYLE } from "../papers/flow.ts";
import { closePaper, openPaper, type Paper } from "../papers/paper.ts";
import { type Column, drawTable, type Row } from "../papers/table.ts";
import { known, writtenDay, writtenMonth, writtenNumber } from "../papers/words.ts";
import { serverTexts } from "../texts/texts.ts";
import type { MedicalHistory } from "./medical-history.queries.ts";

/** What a vet is told of an animal, in the reader's language: chips, treatments to come and given, weights and stays. */
export async function medicalHistoryPdf(
  history: MedicalHistory,
  { now, day }: { now: Date; day: string },
): Promise<Buffer> {
  const { history: text, printedOn } = serverTexts().animalPapers;
  const title = text.title(history.animal.name);
  const paper = openPaper({ title, madeAt: now });
  paragraph(paper, title, STYLE.title);
  paragraph(paper, describe(history), STYLE.text);
  await list(paper, { title: text.chips, none: text.noChips }, chipColumns(), chipRows(history));
  await list(paper, { title: text.due, none: text.noDue }, plannedColumns(), plannedRows(history));
  await list(paper, { title: text.given, none: text.noGiven }, givenColumns(), givenRows(history));
  await list(paper, { title: text.weights, none: text.noWeights }, weightColumns(), weightRows(history));
  await list(paper, { title: text.stays, none: "" }, stayColumns(), stayRows(history));
  paragraph(paper, printedOn(writtenDay(day)), STYLE.small);
  return closePaper(paper);
}

/** A heading with its table, or with what is said when there is nothing to list. */
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
  const kind = known([
    types[type],
    sex && sexes[sex],
    breed && breedName(breed),
    age !== null && (youngAge({ age, ageMonths }) ?? text.age(age)),
  ]);
  const facts = [
    bornOn && text.history.born(writtenMonth(bornOn)),
    weight !== null && text.history.weight(text.weight(writtenNumber(weight))),
  ];
  return known([`${kind}.`, ...facts], " ");
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
    cells: [number, implantedOn === null ? "" : writtenDay(implantedOn), registry],
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
      cells: [dueOn === null ? "" : writtenDay(dueOn), kind.name, product, note],
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
      day === null ? "" : writtenDay(day),
      kind.name,
      known([product, batch && text.batch(batch), batchExpiresOn && text.expires(writtenDay(batchExpiresOn))], "\n"),
      known([dose, route]),
      known(
        [
          isSkipped && text.skipped(treatment.reason),
          result && recordTexts().treatments.results[result],
          protectsUntil && text.protects(writtenDay(protectsUntil)),
          note,
        ],
        "\n",
      ),
      treatment.stayId === null && !isSkipped ? text.elsewhere : (treatment.person ?? ""),
    ],
  };
}

/** The day of a moment by the shelter's clock. */
const dayOf = (moment: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(shelter().timeZone).toPlainDate().toString();

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
      writtenDay(on),
      serverTexts().animalPapers.weight(writtenNumber(kg)),
      change === null ? "" : `${change > 0 ? "+" : ""}${writtenNumber(change)}%`,
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
  return known([known([writtenDay(intakeOn), recordTexts().statistics.intakes[intakeType]]), condition], "\n");
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
  return known([known([writtenDay(outcomeOn), outcomes[outcomeType]]), condition, outcomeReason], "\n");
}
