import { MAX_ENTRIES } from "../../../contract/animals/animal-papers.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { paragraph, STYLE } from "../../platform/papers/flow.ts";
import { formatDay, formatMonth, joinKnown } from "../../platform/papers/format.ts";
import { closePaper, openPaper, WIDE_PAGE } from "../../platform/papers/paper.ts";
import { type Column, drawTable, type Row } from "../../platform/papers/table.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { RegisterEntry } from "./register.queries.ts";

const isStruck = ({ movedTo, isDeleted }: RegisterEntry): boolean => movedTo !== null || isDeleted;

/** The register of a year, in the reader's language: one row for each number, also for those that are struck out. */
export async function registerPdf(
  year: number,
  entries: readonly RegisterEntry[],
  { now, day }: { now: Date; day: string },
): Promise<Buffer> {
  const { register: text, printedOn } = serverTexts().animalPapers;
  const paper = await openPaper({ title: text.title(year), madeAt: now, page: WIDE_PAGE });
  paragraph(paper, text.title(year), STYLE.title);
  const count = text.count(entries.length, entries.filter(isStruck).length);
  paragraph(paper, `${entries.length === 0 ? text.none : count} ${printedOn(formatDay(day))}`, STYLE.small);
  const last = entries.at(-1);
  if (last && entries.length === MAX_ENTRIES) paragraph(paper, text.part(last.number + 1), STYLE.text);
  if (entries.length > 0) await drawTable(paper, columns(), entries.map(rowOf), 7.5);
  return closePaper(paper);
}

function columns(): Column[] {
  const { columns: head } = serverTexts().animalPapers.register;
  return [
    { head: head.number, share: 4, isNumber: true },
    { head: head.animal, share: 17 },
    { head: head.chip, share: 12 },
    { head: head.intake, share: 16 },
    { head: head.from, share: 16 },
    { head: head.holds, share: 16 },
    { head: head.outcome, share: 19 },
  ];
}

function rowOf(entry: RegisterEntry): Row {
  const { holds, chips } = entry;
  const text = serverTexts().animalPapers.register;
  const kinds = recordTexts().care.holdKinds;
  return {
    isStruck: isStruck(entry),
    cells: [
      String(entry.number),
      animalOf(entry),
      chips.join("\n"),
      intakeOf(entry),
      fromWhom(entry),
      joinKnown(
        holds.map(({ kind, from, until }) =>
          text.hold(kinds[kind], formatDay(from), until === null ? text.openEnd : formatDay(until)),
        ),
        "\n",
      ),
      outcomeOf(entry),
    ],
  };
}

function animalOf({ name, type, sex, breed, bornOn }: RegisterEntry): string {
  const { types, sexes } = recordTexts().animals;
  const { born } = serverTexts().animalPapers.register;
  const kind = joinKnown([
    types[type],
    sex && sexes[sex],
    breed && breedName(breed),
    bornOn && born(formatMonth(bornOn)),
  ]);
  return `${name}\n${kind}`;
}

function intakeOf({
  intakeOn,
  intakeType,
  intakeSubtype,
  intakeEstimated,
  foundWhere,
  foundOn,
}: RegisterEntry): string {
  const text = serverTexts().animalPapers.register;
  return joinKnown(
    [
      joinKnown([formatDay(intakeOn), intakeEstimated && text.estimated]),
      joinKnown([recordTexts().statistics.intakes[intakeType], intakeSubtype]),
      joinKnown([foundWhere && text.found(foundWhere), foundOn && text.foundOn(formatDay(foundOn))]),
    ],
    "\n",
  );
}

function fromWhom({ broughtBy, transferredFrom, paidBy }: RegisterEntry): string {
  const text = serverTexts().animalPapers.register;
  const lines = [broughtBy && text.broughtBy(broughtBy), transferredFrom && text.transferredFrom(transferredFrom)];
  return joinKnown([...lines, paidBy && text.paidBy(paidBy)], "\n");
}

function outcomeOf(entry: RegisterEntry): string {
  const text = serverTexts().animalPapers.register;
  const { outcomeOn, outcomeType, outcomeEstimated, adopter, transferredTo, decidedBy } = entry;
  if (entry.movedTo !== null) return text.moved(entry.movedTo);
  if (entry.isDeleted) return text.deleted;
  if (outcomeOn === null || outcomeType === null) return text.isHere;
  const to = adopter ?? transferredTo;
  return joinKnown(
    [
      joinKnown([formatDay(outcomeOn), outcomeEstimated && text.estimated]),
      joinKnown([recordTexts().stays.outcomes[outcomeType], entry.outcomeSubtype]),
      joinKnown([to && text.to(to), decidedBy && text.decidedBy(decidedBy)]),
      entry.outcomeReason,
    ],
    "\n",
  );
}
