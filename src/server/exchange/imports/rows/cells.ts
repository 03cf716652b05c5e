import type { Condition } from "../../../../contract/animals/stays.ts";
import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { IMPORT_LIMITS } from "../files/limits.ts";
import type { Person, Plan, RowProblem } from "./facts.ts";

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** A cell as one line, without what nobody sees. @param limit in characters */
export const line = (text: string, limit = 200): string =>
  beginningOf(text.replace(/\s+/g, " ").replace(UNSEEN, "").trim(), limit);

type Cell = { column: string; value: string };

/** So much of a cell is named in a problem. */
const NAMED = 200;

/** The cells of a row by what they say; several of one field (pictures) stay a list. What nobody asked for can be told. */
export class Cells {
  readonly #byField = new Map<ImportField, Cell[]>();
  readonly #asked = new Set<ImportField>();
  readonly #warnings: RowProblem[];

  /** @param warnings to which texts are added that are longer than what is kept of them */
  constructor({ columns, layout, isNothing }: Plan, cells: readonly string[], warnings: RowProblem[]) {
    this.#warnings = warnings;
    for (const { at, name, field } of columns) {
      const value = (cells[at] ?? "").trim();
      if (value === "" || layout?.empty?.includes(value) || isNothing(field, value)) continue;
      const there = this.#byField.get(field);
      const cell = { column: name, value: beginningOf(value, IMPORT_LIMITS.cell) };
      if (cell.value !== value) this.#sayCut(cell, IMPORT_LIMITS.cell);
      if (there) there.push(cell);
      else this.#byField.set(field, [cell]);
    }
  }

  get isEmpty(): boolean {
    return this.#byField.size === 0;
  }

  /** Whether a field says anything; it does not count as asked for. */
  has(field: ImportField): boolean {
    return this.#byField.has(field);
  }

  /** Whether a field says anything that nothing has asked for; from now on it counts as asked for. */
  take(field: ImportField): boolean {
    const isNew = this.#byField.has(field) && !this.#asked.has(field);
    this.#asked.add(field);
    return isNew;
  }

  /** The text of a field; undefined when it is empty. */
  get(field: ImportField): string | undefined {
    this.#asked.add(field);
    return this.#byField.get(field)?.[0]?.value;
  }

  all(field: ImportField): Cell[] {
    this.#asked.add(field);
    return this.#byField.get(field) ?? [];
  }

  /** Column and value, to be named in a problem. */
  at(field: ImportField): { column?: string; value?: string } {
    const cell = this.#byField.get(field)?.[0];
    return cell ? named(cell) : {};
  }

  text(field: ImportField, limit = 200): string | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    const whole = line(value, IMPORT_LIMITS.cell);
    const kept = line(whole, limit);
    if (kept !== whole) this.#sayCut({ ...this.at(field) } as Cell, limit);
    return kept || undefined;
  }

  person(role: "giver" | "taker" | "person"): Person | undefined {
    const name = [this.text(`${role}Name`), this.text(`${role}Surname`)].filter(Boolean).join(" ");
    const [phone, email] = [this.text(`${role}Phone`, 50), this.text(`${role}Email`, 254)];
    if (!name && !phone && !email) return undefined;
    if (email && name && !email.includes("@")) this.#say({ code: "noSuchEmail", ...this.at(`${role}Email`) });
    return { name: name || email || phone || "", phone: phone ?? "", email: email?.includes("@") ? email : "" };
  }

  /** The name of who took an animal into a foster home; their phone and e-mail are named as left out. */
  fosterName(): string {
    const name = [this.text("takerName"), this.text("takerSurname")].filter(Boolean).join(" ");
    return line(name || (this.text("fosterName") ?? ""), 100);
  }

  /** Cells that nothing has asked for: what they belong to is not there. */
  leftOver(): { field: ImportField; column: string; value: string }[] {
    return [...this.#byField].flatMap(([field, [first, ...more]]) => {
      const others = field === "photo" ? [] : more;
      const left = this.#asked.has(field) || !first ? others : [first, ...others];
      return left.map((cell) => ({ field, ...named(cell) }));
    });
  }

  #sayCut(cell: Cell, limit: number): void {
    this.#say({ code: "tooLong", args: [limit], ...named(cell) });
  }

  #say(problem: RowProblem): void {
    const isSaid = this.#warnings.some(({ code, column }) => code === problem.code && column === problem.column);
    if (!isSaid) this.#warnings.push(problem);
  }
}

const named = ({ column, value }: Cell): Cell => ({ column, value: beginningOf(value, NAMED) });

/** A shelter is no person, but its phone and e-mail are kept where those of people are. */
export const withAddress = (one: Person | undefined): Person | undefined =>
  one?.phone || one?.email ? one : undefined;

/** Yes in the words of several systems. */
export const saysYes = (text: string | undefined): boolean => /^(?:y|yes|1|true|t|tak)$/i.test(text ?? "");

/** No in the same words, or that nobody knows. */
export const saysNo = (text: string): boolean => /^(?:n|no|0|false|f|nie|u|unknown|-1)$/i.test(text);

export function conditionOf(text: string | undefined): Condition | undefined {
  if (!text) return undefined;
  if (/^(?:healthy|normal)/i.test(text)) return "healthy";
  if (/rehab/i.test(text)) return "treatable_rehabilitatable";
  if (/manag/i.test(text)) return "treatable_manageable";
  if (/untreatable/i.test(text)) return "unhealthy_untreatable";
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** A description that may be HTML, as plain text. */
export const plainText = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/p>|<\/div>|<\/li>/gi, "\n")
    .replace(/<[a-z/!][^>]*>/gi, "")
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split("\n")
    .map((one) => line(one, IMPORT_LIMITS.cell))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
