import { IMPORT_LIMITS } from "./files/limits.ts";
import { openFile, type Reading } from "./files/open-file.ts";
import type { OpenFile, Row, Table } from "./files/table.ts";
import { Unreadable } from "./files/unreadable.ts";
import { layoutOf } from "./layouts/layouts.ts";
import { line } from "./rows/cells.ts";
import { partsOf } from "./rows/days.ts";
import { isHead } from "./rows/read-row.ts";

/** How many rows are looked at before the first question. */
const LOOKED_AT = 50_000;
const TITLE_ROWS = 20;
const SAMPLES = 3;
const DISTINCT = 60;

/** A column as it was found. @property parts the largest first and second number of days like 03/04/2025 */
export type FoundColumn = {
  name: string;
  samples: string[];
  /** How often each word stands there, when there are few. */
  words?: Record<string, number>;
  parts?: [number, number];
};

export type FoundTable = {
  name: string;
  layout: string | null;
  head: number;
  encoding: string | null;
  delimiter: string | null;
  otherReadings: { encoding: string; sample: string }[];
  columns: FoundColumn[];
  rows: number;
  /** Whether there are more rows than were counted. */
  isCut: boolean;
};

export type Found = { tables: FoundTable[]; pictures: number; reading: Reading };

/** Column names as they are, but each only once and none empty. */
export function headsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, last + 1).map((cell, at) => {
    const name = line(cell, 100) || `#${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** The row with the names of the columns: that of a known layout, or the first with two names. Reports begin with titles. */
function findHead(first: readonly Row[]): Row | undefined {
  const known = first.find(({ cells }) => layoutOf(headsOf(cells)) !== undefined);
  return known ?? first.find(({ cells }) => cells.filter((cell) => cell.trim() !== "").length >= 2) ?? first[0];
}

class ColumnLook {
  readonly name: string;
  readonly #samples = new Set<string>();
  readonly #words = new Map<string, number>();
  #isOfWords = true;
  #parts: [number, number] | undefined;

  constructor(name: string) {
    this.name = name;
  }

  see(cell: string): void {
    const text = cell.trim();
    if (text === "") return;
    if (this.#samples.size < SAMPLES) this.#samples.add(line(text, 60));
    const parts = text.length <= 25 ? partsOf(text) : undefined;
    if (parts) {
      const [first, second] = this.#parts ?? [0, 0];
      this.#parts = [Math.max(first, parts[0]), Math.max(second, parts[1])];
    }
    if (!this.#isOfWords) return;
    this.#words.set(text, (this.#words.get(text) ?? 0) + 1);
    if (text.length > 60 || this.#words.size > DISTINCT) this.#isOfWords = false;
  }

  found(): FoundColumn {
    return {
      name: this.name,
      samples: [...this.#samples],
      ...(this.#isOfWords && this.#words.size > 0 && { words: Object.fromEntries(this.#words) }),
      ...(this.#parts && { parts: this.#parts }),
    };
  }
}

async function inspectTable(table: Table): Promise<FoundTable> {
  const first: Row[] = [];
  let head: Row | undefined;
  let looks: ColumnLook[] = [];
  let rows = 0;
  let isCut = false;
  const heads = () => looks.map(({ name }) => name);
  const see = ({ cells }: Row) => {
    if (isHead(heads(), cells)) return;
    rows += 1;
    for (const [at, look] of looks.entries()) look.see(cells[at] ?? "");
  };
  const begin = () => {
    head = findHead(first);
    looks = headsOf(head?.cells ?? []).map((name) => new ColumnLook(name));
    for (const row of first) if (head && row.number > head.number) see(row);
  };
  for await (const row of table.rows()) {
    if (!head) {
      first.push(row);
      if (first.length >= TITLE_ROWS) begin();
    } else see(row);
    if (rows >= LOOKED_AT) {
      isCut = true;
      break;
    }
  }
  if (!head) begin();
  const columns = looks.map((look) => look.found());
  if (columns.length > IMPORT_LIMITS.columns) throw new Unreadable("tooManyColumns", 1, IMPORT_LIMITS.columns);
  return {
    name: table.name,
    layout: layoutOf(columns.map(({ name }) => name))?.name ?? null,
    head: head?.number ?? 1,
    encoding: table.encoding ?? null,
    delimiter: table.delimiter ?? null,
    otherReadings: table.otherReadings ?? [],
    columns,
    rows,
    isCut,
  };
}

/** Looks at a file: its tables, how they are written, their columns and a part of their rows. @throws Unreadable */
export async function inspectFile(path: string, name: string, reading: Reading = {}): Promise<Found> {
  const file: OpenFile = await openFile(path, name, reading);
  try {
    const tables: FoundTable[] = [];
    for (const table of file.tables) tables.push(await inspectTable(table));
    if (!tables.some(({ columns, rows }) => columns.length >= 2 && rows > 0)) throw new Unreadable("noRows");
    const layouts = tables.map(({ columns }) => layoutOf(columns.map(({ name: column }) => column)));
    if (layouts.every((layout) => layout && Object.values(layout.mapping).includes("personName")))
      throw new Unreadable("onlyPeople");
    return { tables, pictures: file.pictures.length, reading };
  } finally {
    await file.close();
  }
}
