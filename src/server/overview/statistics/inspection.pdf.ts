import { ANIMAL_TYPES, type AnimalType } from "../../../contract/animals/animals.ts";
import { INTAKE_TYPES, LIVE_OUTCOMES, type OutcomeType } from "../../../contract/animals/stays.ts";
import type { StatisticsFigures } from "../../../contract/overview/statistics.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { paragraph, STYLE } from "../../platform/papers/flow.ts";
import { formatDay, formatNumber, joinKnown } from "../../platform/papers/format.ts";
import { closePaper, openPaper } from "../../platform/papers/paper.ts";
import { type Column, drawTable, type Row } from "../../platform/papers/table.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { ByType, InspectionFigures } from "./inspection.queries.ts";

const LOST = ["euthanasia", "died", "lost"] as const satisfies readonly OutcomeType[];

const byType = (count: (type: AnimalType) => number): ByType => ({ Dog: count("Dog"), Cat: count("Cat") });
const all = ({ Dog, Cat }: ByType): number => Dog + Cat;

/** The yearly figures of the veterinary inspection, in the reader's language (rules §14). */
export async function inspectionPdf(
  year: number,
  figures: InspectionFigures,
  { now, day }: { now: Date; day: string },
): Promise<Buffer> {
  const { inspection: text, printedOn } = serverTexts().animalPapers;
  const paper = await openPaper({ title: text.title(year), madeAt: now });
  paragraph(paper, text.title(year), STYLE.title);
  const { name, address } = paper.foot.letterhead;
  paragraph(paper, joinKnown([name, address, shelter().registerId]), STYLE.text);
  const period = text.period(formatDay(figures.from), formatDay(figures.to));
  paragraph(paper, figures.to.endsWith("-12-31") ? period : `${period}. ${text.isRunning}`, STYLE.text);
  await drawTable(paper, columns(text.columns.figure), figureRows(figures), 9.5);
  paper.y += 12;
  paragraph(paper, text.howCounted, STYLE.small);
  if (figures.communes.length > 0) {
    paragraph(paper, text.communes, STYLE.heading);
    await drawTable(paper, columns(text.commune), communeRows(figures), 9.5);
    paper.y += 12;
  }
  paragraph(paper, printedOn(formatDay(day)), STYLE.small);
  return closePaper(paper);
}

function columns(first: string): Column[] {
  const { columns: head } = serverTexts().animalPapers.inspection;
  return [
    { head: first, share: 55 },
    { head: head.Dog, share: 15, isNumber: true },
    { head: head.Cat, share: 15, isNumber: true },
    { head: head.all, share: 15, isNumber: true },
  ];
}

const row = (name: string, counts: ByType, isTotal = false): Row => ({
  cells: [name, ...ANIMAL_TYPES.map((type) => String(counts[type])), String(all(counts))],
  isTotal,
});

/** The row of a total, and below it a row for each kind whose count is not 0. */
function withKinds<K extends string>(
  name: string,
  kinds: readonly K[],
  words: Readonly<Record<K, string>>,
  count: (type: AnimalType, kind: K) => number,
  below: (kind: K) => Row[] = () => [],
): Row[] {
  const { ofWhich } = serverTexts().animalPapers.inspection;
  const total = byType((type) => kinds.reduce((sum, kind) => sum + count(type, kind), 0));
  const parts = kinds.flatMap((kind) => {
    const counts = byType((type) => count(type, kind));
    return all(counts) === 0 ? [] : [row(ofWhich(words[kind]), counts), ...below(kind)];
  });
  return [row(name, total, true), ...parts];
}

function figureRows({ summaries, subtypes, away, places }: InspectionFigures): Row[] {
  const text = serverTexts().animalPapers.inspection;
  const of = (count: (summary: StatisticsFigures) => number) => byType((type) => count(summaries[type]));
  const left = (type: AnimalType, kind: OutcomeType) => summaries[type].outcomesByType[kind] ?? 0;
  const end = of(({ population }) => population.end);
  const taken = INTAKE_TYPES.filter((kind) => kind !== "dead_on_arrival");
  return [
    row(
      text.begin,
      of(({ population }) => population.begin),
      true,
    ),
    ...withKinds(
      text.takenIn,
      taken,
      recordTexts().statistics.intakes,
      (type, kind) => summaries[type].intakesByType[kind] ?? 0,
    ),
    ...withKinds(text.handedOver, LIVE_OUTCOMES, recordTexts().stays.outcomes, left),
    ...withKinds(text.lost, LOST, recordTexts().stays.outcomes, left, (kind) => subtypeRows(subtypes, kind)),
    row(text.end, end, true),
    ...(all(away) > 0 ? [row(text.away, away)] : []),
    { cells: [text.places, "", "", places > 0 ? String(places) : "–"] },
    { cells: [text.density, "", "", places > 0 ? formatNumber((100 * (all(end) - all(away))) / places) : "–"] },
    row(
      text.deadOnArrival,
      of(({ deadOnArrival }) => deadOnArrival),
    ),
  ];
}

const subtypeRows = (subtypes: InspectionFigures["subtypes"], kind: OutcomeType): Row[] =>
  subtypes
    .filter(({ outcomeType }) => outcomeType === kind)
    .map(({ subtype, ...counts }) => row(`– ${subtype}`, counts));

const communeRows = ({ communes }: InspectionFigures): Row[] =>
  communes.map(({ paidBy, ...counts }) => row(paidBy || serverTexts().animalPapers.inspection.noCommune, counts));
