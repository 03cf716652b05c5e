import { type RawBuilder, sql, type Updateable } from "kysely";
import {
  type AnimalValues,
  FIELD_NAMES,
  type FieldName,
  IMPORTED_ROWS,
  type ImportedRow,
  isInLanguages,
  MERGED_FIELDS,
  type MergeChoice,
} from "../../contract/animals/animal.fields.ts";
import type { DB } from "../database/schema.generated.ts";
import { coloursIn, coloursInWords } from "./colours.ts";

type Columns = Updateable<DB["animals"]>;
/** The columns of `animals` that can take what the form sends: a wrong name or another type does not compile. */
type ColumnFor<N extends FieldName> = {
  [C in keyof Columns & string]-?: AnimalValues[N] extends Columns[C] ? C : never;
}[keyof Columns & string];

/** How a column of somebody's file says it: what people call such a column in small letters, and the value of a cell. */
type Imported = { heads: readonly string[]; read: (cell: string) => string | readonly string[] };

type Stored<N extends FieldName> = {
  column: ColumnFor<N>;
  /** How an export writes it. */
  cell: "id" | "text" | "number" | "boolean" | "json";
  /** How `animals as a` says it to the reader, if not as it is stored. */
  read?: () => RawBuilder<unknown>;
  /** Only our own export brings it in again; what has no word here comes with every import. */
  ownImport?: true;
  /** Whoever has said it has worked on an imported animal. */
  isWork?: true;
} & (N extends ImportedRow ? { imported: Imported } : { imported?: undefined });

/** One row a field: where it is stored. A field of the contract without a row here does not compile. */
const STORED: { [N in FieldName]: Stored<N> } = {
  name: { column: "name", cell: "text" },
  type: { column: "type", cell: "id" },
  sex: { column: "sex", cell: "id" },
  breed: { column: "breed", cell: "id" },
  weight: { column: "weight_kg", cell: "number", ownImport: true },
  whereFound: { column: "where_found", cell: "text", ownImport: true },
  isChipped: { column: "is_chipped", cell: "boolean", ownImport: true },
  homeNeeded: { column: "home_needed", cell: "id", ownImport: true, isWork: true },
  filmUrl: { column: "film_url", cell: "id", ownImport: true, isWork: true },
  colours: {
    column: "colours",
    cell: "json",
    read: coloursInWords,
    ownImport: true,
    imported: { heads: ["colour", "colours", "color", "colors", "maść", "umaszczenie"], read: coloursIn },
  },
  markings: {
    column: "markings",
    cell: "text",
    ownImport: true,
    imported: { heads: ["markings", "distinguishing marks", "znaki szczególne"], read: (cell) => cell },
  },
  description: { column: "description", cell: "text" },
};

/** The columns of a field; of a text in languages the other languages' stand beside the first one's. */
const columnsIn = (name: FieldName): string[] => {
  const { column } = STORED[name];
  return isInLanguages(name) ? [column, `${column}s`] : [column];
};
const PLAIN = FIELD_NAMES.filter((name) => !isInLanguages(name));

/** What a change writes: fields that are left out keep their value (rules §11). Texts in languages are written by `saveTexts`. */
export const columnsOf = (change: { [N in FieldName]?: AnimalValues[N] | undefined }): Columns =>
  Object.fromEntries(PLAIN.map((name) => [STORED[name].column, change[name]]));

/** What a read selects from `animals as a`, without texts in languages. */
export const selected = () =>
  sql.join(
    PLAIN.map((name) => sql`${STORED[name].read?.() ?? sql.ref(`a.${STORED[name].column}`)} as ${sql.ref(name)}`),
  );

/** The columns of an export's sheet, in the order of these fields. */
export const sheetOf = (...names: readonly FieldName[]) =>
  Object.fromEntries(
    names.flatMap((name) =>
      columnsIn(name).map((column, at) => [column, [at === 0 ? STORED[name].cell : "json", `a.${column}`] as const]),
    ),
  );

/** The columns that our own export brings besides what every import has; of texts the other languages. */
export const OWN_IMPORT = FIELD_NAMES.flatMap((name) => columnsIn(name).slice(STORED[name].ownImport ? 0 : 1));

/** The fields that columns of somebody's file say. */
export const IMPORTED = IMPORTED_ROWS.map((name: FieldName) => ({
  name,
  column: STORED[name].column,
  ...(STORED[name].imported as Imported | undefined),
})) as readonly ({ name: ImportedRow; column: string } & Imported)[];
/** The columns of an imported animal, blank where a file says nothing. */
export const importedColumns = (said: { [N in ImportedRow]?: string }) =>
  Object.fromEntries(IMPORTED.map(({ name, column, read }) => [column, read(said[name] ?? "")]));

/** The columns that take the other's values where two animals become one. @param choice whose field */
export const mergedColumns = (choice: MergeChoice): string[] => columnsIn(MERGED_FIELDS[choice]);

/** SQL for whether somebody has worked on the imported animal `a`. */
export const WORK = Object.values(STORED)
  .flatMap(({ column, isWork }) => (isWork ? [`a.${column} is not null`] : []))
  .join(" or ");
