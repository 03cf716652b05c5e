import type { Condition } from "../../../../contract/animals/stays.ts";
import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { IMPORT_LIMITS } from "../files/limits.ts";
import type { Person, Plan } from "./facts.ts";

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** A cell as one line, without what nobody sees. @param limit in characters */
export const line = (text: string, limit = 200): string =>
  text.replace(/\s+/g, " ").replace(UNSEEN, "").trim().slice(0, limit);

/** The cells of a row by what they say; several of one field (pictures) stay a list. */
export class Cells {
  readonly #byField = new Map<ImportField, { column: string; value: string }[]>();

  constructor({ columns, layout, isNothing }: Plan, cells: readonly string[]) {
    for (const { at, name, field } of columns) {
      const value = (cells[at] ?? "").trim();
      if (value === "" || layout?.empty?.includes(value) || isNothing(field, value)) continue;
      const there = this.#byField.get(field);
      const cell = { column: name, value: value.slice(0, IMPORT_LIMITS.cell) };
      if (there) there.push(cell);
      else this.#byField.set(field, [cell]);
    }
  }

  get isEmpty(): boolean {
    return this.#byField.size === 0;
  }

  /** The text of a field; undefined when it is empty. */
  get(field: ImportField): string | undefined {
    return this.#byField.get(field)?.[0]?.value;
  }

  all(field: ImportField): string[] {
    return this.#byField.get(field)?.map(({ value }) => value) ?? [];
  }

  /** Column and value, to be named in a problem. */
  at(field: ImportField): { column?: string; value?: string } {
    return this.#byField.get(field)?.[0] ?? {};
  }

  text(field: ImportField, limit?: number): string | undefined {
    const value = this.get(field);
    return value === undefined ? undefined : line(value, limit) || undefined;
  }

  person(role: "giver" | "taker" | "person"): Person | undefined {
    const name = [this.text(`${role}Name`), this.text(`${role}Surname`)].filter(Boolean).join(" ");
    const [phone, email] = [this.text(`${role}Phone`, 50), this.text(`${role}Email`, 254)];
    if (!name && !phone && !email) return undefined;
    return { name: name || email || phone || "", phone: phone ?? "", email: email?.includes("@") ? email : "" };
  }
}

/** Yes in the words of several systems. */
export const saysYes = (text: string | undefined): boolean => /^(?:y|yes|1|true|t|tak)$/i.test(text ?? "");

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
    .map((one) => line(one, 5000))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, 5000);
