import type { AnimalType, Sex } from "../../../contract/animals/animals.ts";
import { breedName } from "../../../contract/animals/breeds.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { makeRoom, paragraph, STYLE } from "../../platform/papers/flow.ts";
import { formatDay, formatNumber, joinKnown } from "../../platform/papers/format.ts";
import { COLOUR, closePaper, decoration, FONT, openPaper, type Paper, tagged } from "../../platform/papers/paper.ts";
import { drawTable } from "../../platform/papers/table.ts";
import { serverTexts } from "../../texts/texts.ts";

/** What the paper of a handover says. Days are YYYY-MM-DD. */
export type HandoverFacts = {
  animal: string;
  type: AnimalType;
  breed: string;
  sex: Sex | null;
  kg: number | null;
  chips: string[];
  adopter: string;
  address: string;
  phone: string;
  contractOn: string;
  /** Null while the animal waits to be fetched. */
  on: string | null;
  doses: { dueOn: string | null; kind: string; product: string; dose: string }[];
};

const BOX_SIDE = 11;
const SIGNATURE_HEIGHT = 64;

/**
 * The paper that goes along with an adopted animal: what it is, what it still has to be given, what goes with it, and two
 * signatures. In the language that is spoken.
 */
export async function handoverPdf(facts: HandoverFacts, madeAt: Date): Promise<Buffer> {
  const text = serverTexts().handoverPaper;
  const title = text.title(facts.animal);
  const paper = await openPaper({ title, madeAt });
  paragraph(paper, title, STYLE.title);
  paragraph(paper, facts.on === null ? text.waits : text.on(formatDay(facts.on)), STYLE.text);
  await drawTable(
    paper,
    [
      { head: text.fact, share: 30 },
      { head: "", share: 70 },
    ],
    factRows(facts),
    10,
  );
  paper.y += 16;
  paragraph(paper, text.doses, STYLE.heading);
  await drawDoses(paper, facts);
  paragraph(paper, text.goesAlong, STYLE.heading);
  for (const thing of text.things) drawBox(paper, thing);
  drawSignatures(paper, [text.signatures.adopter(facts.adopter), text.signatures.shelter]);
  return closePaper(paper);
}

function factRows({ animal, type, breed, sex, kg, chips, adopter, address, phone, contractOn }: HandoverFacts) {
  const { facts } = serverTexts().handoverPaper;
  const { types, sexes } = recordTexts().animals;
  const rows = {
    animal: joinKnown([animal, types[type], sex && sexes[sex], breed && breedName(breed)]),
    chips: chips.join(", "),
    weight: kg === null ? "" : serverTexts().animalPapers.weight(formatNumber(kg)),
    adopter: joinKnown([adopter, address, phone], "\n"),
    contract: formatDay(contractOn),
  };
  return (Object.keys(rows) as (keyof typeof rows)[])
    .filter((name) => rows[name] !== "")
    .map((name) => ({ cells: [facts[name], rows[name]] }));
}

async function drawDoses(paper: Paper, { doses }: HandoverFacts): Promise<void> {
  const { planned, treatment, noDue } = serverTexts().animalPapers.history;
  if (doses.length === 0) return paragraph(paper, noDue, STYLE.text);
  const columns = [
    { head: planned.day, share: 18 },
    { head: planned.kind, share: 30 },
    { head: planned.product, share: 22 },
    { head: treatment.dose, share: 30 },
  ];
  const rows = doses.map(({ dueOn, kind, product, dose }) => ({
    cells: [dueOn === null ? "" : formatDay(dueOn), kind, product, dose],
  }));
  await drawTable(paper, columns, rows, 10);
  paper.y += 16;
}

/** Something to tick by hand. */
function drawBox(paper: Paper, text: string): void {
  const { doc, page } = paper;
  makeRoom(paper, BOX_SIDE + 8);
  const top = paper.y;
  decoration(paper, () => doc.rect(page.margin, top, BOX_SIDE, BOX_SIDE).lineWidth(0.75).stroke(COLOUR.ink));
  tagged(paper, "P", () =>
    doc
      .font(FONT.text)
      .fontSize(10.5)
      .fillColor(COLOUR.ink)
      .text(text, page.margin + BOX_SIDE + 8, top - 1, { lineBreak: false }),
  );
  paper.y = top + BOX_SIDE + 8;
}

/** Lines for signatures, side by side, each with who signs below it. */
function drawSignatures(paper: Paper, names: readonly string[]): void {
  const { doc, page } = paper;
  makeRoom(paper, SIGNATURE_HEIGHT + 20);
  const width = (page.contentWidth - 30) / names.length;
  const line = paper.y + SIGNATURE_HEIGHT;
  for (const [at, name] of names.entries()) {
    const x = page.margin + at * (width + 30);
    decoration(paper, () =>
      doc
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.75)
        .stroke(COLOUR.ink),
    );
    tagged(paper, "P", () =>
      doc
        .font(FONT.text)
        .fontSize(9)
        .fillColor(COLOUR.soft)
        .text(name, x, line + 5, { width, height: 24, ellipsis: "…" }),
    );
  }
  paper.y = line + 30;
}
