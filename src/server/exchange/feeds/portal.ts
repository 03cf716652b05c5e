import { type Animal, SIZE_LIMITS_KG } from "../../../contract/animals/animals.ts";
import type { FeedRow } from "./feed.queries.ts";
import { fitting } from "./fitting.ts";

/** Where a spreadsheet might begin a formula, as in `contract/platform/csv.ts`. */
const FORMULA = /(?<=^|[;\t])[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]+/gu;

/**
 * A text for a portal. Its layout has no room for the apostrophe that makes a formula a text in a spreadsheet: the portal
 * would show it. So a dash at the start of a cell becomes a longer one, and the other signs go (docs/decisions/0093).
 */
export const portalText = (text: string): string =>
  text
    .replace(FORMULA, (found) => (/[-−－﹣]/.test(found) ? "– " : ""))
    .replace(/ {2,}/g, " ")
    .trim();

/** Portals show descriptions as HTML. @param lineBreak what stands for one there */
export function portalDescription(text: string, lineBreak: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(portalText);
  const escaped = lines.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  return escaped.join(lineBreak);
}

/** Above this, in kg, an animal is extra large to both portals. */
const EXTRA_LARGE_KG = 45;

/** S, M, L, XL by weight, the first two as on our own pages; blank while nobody has weighed it. */
export function portalSize({ weight }: Pick<Animal, "weight">): "" | "S" | "M" | "L" | "XL" {
  if (weight === null) return "";
  if (weight < SIZE_LIMITS_KG.small) return "S";
  if (weight < SIZE_LIMITS_KG.medium) return "M";
  return weight < EXTRA_LARGE_KG ? "L" : "XL";
}

export const portalSex = ({ sex }: Pick<Animal, "sex">): string => (sex === null ? "" : sex === "Female" ? "F" : "M");

/** To this score of 5 an animal does not get on with somebody, from the other on it does; between them nobody can say. */
const SCORES = { bad: 2, good: 4 } as const;

/** @returns whether an animal gets on with them; undefined while that is not known */
export function getsOn(score: number | null): boolean | undefined {
  if (score === null || (score > SCORES.bad && score < SCORES.good)) return undefined;
  return score >= SCORES.good;
}

/** What an animal is whose breed nobody has said. */
const MIXED = "Mixed breed";

export const isMixed = ({ breed }: Pick<Animal, "breed">): boolean => breed === MIXED;

/** A portal's names of the breeds that it calls otherwise than we do; by type where it has two for one of ours. */
export type PortalBreeds = Readonly<Record<string, string>>;

/** @returns the portal's name of a breed; one that it has no other name for, as it is stored */
export const portalBreed = ({ breed, type }: Pick<Animal, "breed" | "type">, names: PortalBreeds): string => {
  const stored = breed || MIXED;
  return names[`${type} ${stored}`] ?? names[stored] ?? portalText(stored);
};

/** The columns of a portal's file in its order, each with how it is written. */
export type PortalColumns = readonly (readonly [name: string, value: (row: FeedRow, publicUrl: string) => string])[];

/** What nobody has said of our animals, or is nobody else's business. */
export const unsaid = (): string => "";

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\n`;

/** @returns the first line of a portal's file, where the layout has one */
export const portalHead = (columns: PortalColumns): string => lineOf(columns.map(([name]) => name));

/** @returns the lines of a portal's file, in which every cell is quoted */
export const portalLines = (columns: PortalColumns, rows: readonly FeedRow[], publicUrl: string): string =>
  fitting(rows, (row) => lineOf(columns.map(([, value]) => value(row, publicUrl)))).join("");
