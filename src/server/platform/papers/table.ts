import { setImmediate } from "node:timers/promises";
import { makeRoom } from "./flow.ts";
import { COLOUR, decoration, FONT, type Paper } from "./paper.ts";

/** A column: its heading, its share of the table's width, and whether it has numbers, which are aligned to the right. */
export type Column = { head: string; share: number; isNumber?: boolean };

/** `isStruck` draws a line through a row that no longer counts; `isTotal` makes it bold. */
export type Row = { cells: readonly string[]; isStruck?: boolean; isTotal?: boolean };

const SIZE = 8.5;
const PADDING = 3;
/** The text of a higher cell ends with an ellipsis, so that a row always fits on a page. */
const MAX_CELL_HEIGHT = 118;
/** After this many rows, other requests get their turn. */
const ROWS_AT_ONCE = 20;

/** A table being drawn: the positions of its columns, and the structure that screen readers follow. */
type Table = { paper: Paper; columns: readonly PlacedColumn[]; structure: PDFKit.PDFStructureElement; size: number };
type PlacedColumn = Column & { x: number; width: number };

function placeColumns(columns: readonly Column[], { page }: Paper): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = page.margin;
  return columns.map((column) => {
    const width = (column.share / shares) * page.contentWidth;
    x += width;
    return { ...column, x: x - width, width };
  });
}

const textBox = ({ width, isNumber }: PlacedColumn, height = MAX_CELL_HEIGHT) => ({
  width: width - 2 * PADDING,
  height,
  ellipsis: "…",
  align: isNumber ? ("right" as const) : ("left" as const),
});

/** The height of a row in points. @param font of its text */
function heightOf({ paper: { doc }, columns, size }: Table, cells: readonly string[], font: string): number {
  doc.font(font).fontSize(size);
  const heights = columns.map((column, at) => doc.heightOfString(cells[at] || " ", textBox(column)));
  return Math.min(Math.max(...heights), MAX_CELL_HEIGHT) + 2 * PADDING;
}

/** Draws the texts of a row. @param draw gets for each cell a function that writes its text; it calls it, and tags the text */
function drawCells(
  { paper: { doc, y }, columns, size }: Table,
  cells: readonly string[],
  { font, color, height }: { font: string; color: string; height: number },
  draw: (write: () => void) => void,
) {
  for (const [at, column] of columns.entries()) {
    const write = () =>
      doc
        .font(font)
        .fontSize(size)
        .fillColor(color)
        // One point more, so that the measured text fits in spite of rounding.
        .text(cells[at] ?? "", column.x + PADDING, y + PADDING, textBox(column, height - 2 * PADDING + 1));
    draw(write);
  }
}

/** Draws the headings. On further pages they are decoration, so that screen readers read them once. */
function drawHead(table: Table, isFirst: boolean) {
  const { paper, columns, structure } = table;
  const { doc, page } = paper;
  const heads = columns.map(({ head }) => head);
  const height = heightOf(table, heads, FONT.bold);
  const look = { font: FONT.bold, color: COLOUR.ink, height };
  decoration(paper, () => doc.rect(page.margin, paper.y, page.contentWidth, height).fill(COLOUR.box));
  if (isFirst) {
    const row = doc.struct("TR");
    structure.add(row);
    drawCells(table, heads, look, (write) => row.add(doc.struct("TH", {}, write)));
    row.end();
  } else {
    drawCells(table, heads, look, (write) => decoration(paper, write, "Pagination"));
  }
  paper.y += height;
}

function drawRow(table: Table, { cells, isStruck, isTotal }: Row) {
  const { paper, structure } = table;
  const { doc, page } = paper;
  const font = isTotal ? FONT.bold : FONT.text;
  const height = heightOf(table, cells, font);
  if (makeRoom(paper, height)) drawHead(table, false);
  const row = doc.struct("TR");
  structure.add(row);
  const color = isStruck ? COLOUR.soft : COLOUR.ink;
  drawCells(table, cells, { font, color, height }, (write) => row.add(doc.struct("TD", {}, write)));
  row.end();
  const line = (y: number) =>
    doc
      .moveTo(page.margin, y)
      .lineTo(page.margin + page.contentWidth, y)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
  decoration(paper, () => {
    line(paper.y + height);
    if (isStruck) line(paper.y + height / 2);
  });
  paper.y += height;
}

/**
 * Draws a table at the paper's `y` on as many pages as it needs, with its headings on each. Other requests are answered
 * in between.
 * @param size of the text in points
 */
export async function drawTable(paper: Paper, columns: readonly Column[], rows: readonly Row[], size = SIZE) {
  const structure = paper.doc.struct("Table");
  paper.root.add(structure);
  const table: Table = { paper, columns: placeColumns(columns, paper), structure, size };
  // The headings never stand alone at the foot of a page.
  makeRoom(paper, 3 * size + 40);
  drawHead(table, true);
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    drawRow(table, row);
  }
  structure.end();
}
