import { plnFromGrosze } from "../../contract/platform/money.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { paragraph, STYLE } from "../platform/papers/flow.ts";
import { formatDay, joinKnown } from "../platform/papers/format.ts";
import { closePaper, drawLogo, openPaper } from "../platform/papers/paper.ts";
import { type Column, drawTable } from "../platform/papers/table.ts";
import { serverTexts } from "../texts/texts.ts";
import type { StatedDonation } from "./gift.queries.ts";

/** The shelter's statement of one giver's donations in a year, in the reader's language. Only what has arrived is in it. */
export async function giftStatementPdf(
  { year, giver, donations, logo }: Statement,
  { now, day }: { now: Date; day: string },
): Promise<Buffer> {
  const text = serverTexts().giftStatement;
  const paper = await openPaper({ title: text.title(year), madeAt: now });
  if (logo) drawLogo(paper, logo, { x: paper.page.width - paper.page.margin - 56, y: paper.page.margin, side: 56 });
  paragraph(paper, text.title(year), STYLE.title, paper.page.contentWidth - 70);
  const { name, address } = paper.foot.letterhead;
  const { legalName, taxId, registerId } = shelter();
  paragraph(paper, joinKnown([legalName ?? name, address]), STYLE.text);
  paragraph(
    paper,
    joinKnown([taxId && text.taxId(taxId), registerId && text.registerId(registerId)]) || " ",
    STYLE.small,
  );
  paragraph(paper, text.giver(giver), STYLE.text);
  if (donations.length === 0) paragraph(paper, text.nothing(year), STYLE.text);
  else {
    paragraph(paper, text.confirm, STYLE.text);
    await drawTable(paper, columns(), rows(donations), 9.5);
    paper.y += 12;
  }
  if (donations.some(({ isTest }) => isTest)) paragraph(paper, text.test, STYLE.text);
  paragraph(paper, text.note, STYLE.small);
  paragraph(paper, serverTexts().animalPapers.printedOn(formatDay(day)), STYLE.small);
  return closePaper(paper);
}

/** One giver's donations in a year. */
export type Statement = {
  year: number;
  /** The giver's full name. */
  giver: string;
  donations: readonly StatedDonation[];
  logo: Buffer | undefined;
};

function columns(): Column[] {
  const { day, purpose, order, amount } = serverTexts().giftStatement.columns;
  return [
    { head: day, share: 18 },
    { head: purpose, share: 34 },
    { head: order, share: 30 },
    { head: amount, share: 18, isNumber: true },
  ];
}

function rows(donations: readonly StatedDonation[]) {
  const text = serverTexts().giftStatement;
  const sum = donations.reduce((total, { amountGrosze }) => total + amountGrosze, 0);
  const each = donations.map(({ day, purpose, order, amountGrosze, refundedGrosze }) => ({
    cells: [
      formatDay(day),
      joinKnown([purpose || text.allAnimals, refundedGrosze > 0 && text.refunded(plnFromGrosze(refundedGrosze))]),
      order,
      plnFromGrosze(amountGrosze),
    ],
  }));
  return [...each, { cells: [text.sum, "", "", plnFromGrosze(sum)], isTotal: true }];
}
