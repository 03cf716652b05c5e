import { KEY_FIGURES, releaseSentence, signedChange } from "../../../contract/overview/key-figures.ts";
import type { StatisticsFigures } from "../../../contract/overview/statistics.ts";
import { leftPlot } from "../../../contract/overview/statistics-plots.ts";
import { oneDecimal, percentText } from "../../../contract/platform/decimals.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { paragraph, STYLE } from "../../platform/papers/flow.ts";
import { formatDay, joinKnown } from "../../platform/papers/format.ts";
import { closePaper, drawLogo, openPaper } from "../../platform/papers/paper.ts";
import { drawPlot } from "../../platform/papers/plot.ts";
import { drawTable, type Row } from "../../platform/papers/table.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { CouncilFigures } from "./council.queries.ts";

const LOGO_SIDE = 56;
const PLOT_HEIGHT = 215;

/** One page about a year for the council, in the reader's language: the rate, its plot, and figures beside last year's. */
export async function councilPdf(
  year: number,
  figures: CouncilFigures,
  { now, day, logo }: { now: Date; day: string; logo: Buffer | undefined },
): Promise<Buffer> {
  const { council: text, printedOn } = serverTexts().animalPapers;
  const { summary, months } = figures;
  const { from, to, previous } = summary;
  const paper = await openPaper({ title: text.title(year), madeAt: now });
  const { margin, contentWidth, width } = paper.page;
  if (logo) drawLogo(paper, logo, { x: width - margin - LOGO_SIDE, y: margin, side: LOGO_SIDE });
  paragraph(paper, text.title(year), { ...STYLE.title, gap: 4 }, contentWidth - LOGO_SIDE - 14);
  const { name, address } = paper.foot.letterhead;
  paragraph(paper, joinKnown([name, address, shelter().registerId]), STYLE.text, contentWidth - LOGO_SIDE - 14);
  paragraph(paper, text.period(formatDay(from), formatDay(to), year - 1), { ...STYLE.small, gap: 12 });
  paragraph(paper, releaseSentence(summary, text.when(year), "year"), { ...STYLE.heading, tag: "P", gap: 14 });
  const before = { items: months.before, against: "year" as const };
  if (months.now.some(({ outcomes }) => outcomes > 0))
    drawPlot(paper, leftPlot(months.now, "month", before), PLOT_HEIGHT, text.plotAlt);
  const heads = [text.figure, String(year), String(year - 1)];
  const columns = heads.map((head, at) => ({ head, share: at === 0 ? 55 : 15, isNumber: at > 0 }));
  await drawTable(
    paper,
    [...columns, { head: text.change, share: 15, isNumber: true }],
    previous ? rowsOf(figures, previous) : [],
    9.5,
  );
  paper.y += 10;
  paragraph(paper, `${text.howCounted} ${printedOn(formatDay(day))}`, STYLE.small);
  return closePaper(paper);
}

function rowsOf({ summary, places, donated }: CouncilFigures, previous: StatisticsFigures): Row[] {
  const text = serverTexts().animalPapers.council;
  const { key, intakes } = recordTexts().statistics;
  const count = (name: string, of: (figures: StatisticsFigures) => number, isTotal = false): Row => {
    const [now, before] = [of(summary), of(previous)];
    return {
      cells: [isTotal ? name : text.ofWhich(name), String(now), String(before), signedChange(now, before)],
      isTotal,
    };
  };
  const plain = (name: string, now: string, before: string): Row => ({ cells: [name, now, before, ""] });
  const named = (name: "adopted" | "returned" | "otherwise" | "lost") => count(key[name], KEY_FIGURES[name]);
  const owner = ["owner_surrender", "adoption_return"] as const;
  const others = ({ liveIntakes, intakesByType }: StatisticsFigures) =>
    ["stray" as const, ...owner].reduce((rest, type) => rest - (intakesByType[type] ?? 0), liveIntakes);
  return [
    count(key.came, KEY_FIGURES.came, true),
    ...(["stray", ...owner] as const).map((type) =>
      count(intakes[type], ({ intakesByType }) => intakesByType[type] ?? 0),
    ),
    count(text.others, others),
    count(text.left, ({ outcomes }) => outcomes, true),
    ...(["adopted", "returned", "otherwise", "lost"] as const).map(named),
    count(key.here, KEY_FIGURES.here, true),
    plain(text.places, percentText(places.now.percent), percentText(places.before.percent)),
    plain(key.days, oneDecimal(KEY_FIGURES.days(summary)), oneDecimal(KEY_FIGURES.days(previous))),
    plain(text.returns, percentText(summary.returns30.percent), percentText(previous.returns30.percent)),
    ...(donated ? [plain(text.donated, plnFromGrosze(donated.grosze), plnFromGrosze(donated.previous.grosze))] : []),
  ];
}
