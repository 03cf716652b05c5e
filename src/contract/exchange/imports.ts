import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Id, Instant, listOf, listQuery, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ENCODINGS, IMPORT_FIELDS, WORD_FIELDS } from "./import-fields.ts";

const text = messages(() => recordTexts().imports);

/** The largest file, in bytes. */
export const IMPORT_BYTES = 200 * 1024 * 1024;

export const IMPORT_STATES = [
  "draft",
  "checking",
  "checked",
  "running",
  "paused",
  "cancelled",
  "done",
  "undoing",
  "undone",
  "failed",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const IMPORT_PHASES = ["reading", "sorting", "writing", "photos", "undoing"] as const;
export const IMPORT_ROW_STATES = ["error", "warning", "skipped", "kept"] as const;
export const IMPORT_ACTIONS = ["configure", "check", "run", "pause", "cancel", "undo", "delete"] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

const Field = z.enum(IMPORT_FIELDS, text.field);
/** What each column says; of a zip with several tables its key is "table/column". */
const Mapping = z.record(z.string().max(300), Field);
/**
 * What words of the other system mean: `{ intakeType: { "found": "stray" } }`; "skip" leaves rows with it out, "nothing" reads
 * it as an empty cell. A word may be as long as a cell.
 */
const Words = z.partialRecord(z.enum(WORD_FIELDS), z.record(z.string().max(10_000), z.string().max(60)));
/** Of a file with several tables: which of them are read, and which row of each has the names of its columns. */
const Tables = z.record(
  z.string().max(300),
  z.object({ isRead: z.boolean().optional(), head: z.int().min(1).max(10_000_000).optional() }),
);

const Answers = z.object({
  dateOrder: z.enum(["dmy", "mdy"]).optional(),
  weightUnit: z.enum(["kg", "lb"]).optional(),
  type: z.enum(["Dog", "Cat"]).optional(),
  ageIs: z.enum(["intake", "today"]).optional().describe("whether an age is that of the row's day, or today's"),
  encoding: z.enum(ENCODINGS).optional(),
  entities: z.enum(["decode", "keep"]).optional(),
  tables: Tables.optional(),
  nothing: z.array(z.string().trim().min(1).max(100)).max(100).optional().describe("more signs that mean nothing"),
});

const Question = z.object({
  key: z.enum(["dateOrder", "weightUnit", "type", "encoding", "entities", "ageIs"]),
  options: z.array(z.object({ value: z.string(), sample: z.string() })),
  suggested: z.string().nullable().describe("taken without an answer; null: an answer is needed"),
  answer: z.string().nullable(),
});

const Column = z.object({
  key: z.string().describe("its key in the mapping"),
  name: z.string(),
  samples: z.array(z.string()),
});
const Table = z.object({
  name: z.string(),
  layout: z.string().nullable(),
  isRead: z.boolean().describe("whether anything of it is brought in"),
  isHidden: z.boolean().describe("a sheet that its workbook does not show"),
  head: z.int().describe("the row with the names of the columns"),
  preview: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })).describe("the rows that the head may be"),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  rows: z.int(),
  isCut: z.boolean().describe("there are more rows than were counted"),
  columns: z.array(Column),
});

const Word = z.object({
  field: z.enum(WORD_FIELDS),
  word: z.string(),
  key: z.string().describe("its key in the values"),
  count: z.int(),
  ours: z.string().nullable().describe("what it means here; null while nobody has said"),
});

const COUNTS = [
  "read",
  "ignored",
  "created",
  "changed",
  "unchanged",
  "skipped",
  "errors",
  "warnings",
  "animals",
  "stays",
  "open",
  "closed",
  "deadOnArrival",
  "treatments",
  "placements",
  "photos",
  "photosRefused",
  "people",
  "costs",
  "logs",
  "neutered",
  "reservations",
  "removed",
  "kept",
] as const;
const Counts = z.object(
  Object.fromEntries(COUNTS.map((name) => [name, z.int()])) as Record<(typeof COUNTS)[number], z.ZodInt>,
);

/** One import, as lists show it. */
export const ImportItem = z
  .object({
    id: Id,
    state: z.enum(IMPORT_STATES),
    phase: z.enum(IMPORT_PHASES).nullable(),
    fileName: z.string(),
    layout: z.string(),
    progress: z.object({
      done: z.int(),
      total: z.int().describe("0 while nobody knows"),
      perSecond: z.number().nullable(),
      secondsLeft: z.int().nullable(),
    }),
    counts: Counts,
    failure: z.string().nullable().describe("why it cannot be brought in"),
    createdAt: Instant,
    createdBy: z.string().nullable(),
    finishedAt: Instant.nullable(),
    actions: z.array(z.enum(IMPORT_ACTIONS)),
  })
  .meta({ id: "ImportItem" });
export type ImportItem = z.infer<typeof ImportItem>;

/** The live release rate of what came in, to be compared with the old system. */
const Release = z.object({
  live: z.int(),
  outcomes: z.int(),
  percent: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** One import with its columns, questions and words. */
export const Import = ImportItem.extend({
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  columns: z.array(z.string()).describe("of its first table"),
  tables: z.array(Table),
  mapping: Mapping,
  values: Words,
  answers: Answers,
  questions: z.array(Question),
  words: z.array(Word),
  nothing: z.array(z.string()).describe("signs that are read as an empty cell"),
  notTaken: z.array(z.string()).describe("keys of the columns of which nothing is brought in"),
  missing: z.array(z.enum(["externalId", "intakeOn", "answers"])).describe("what is needed before it can be checked"),
  pictures: z.int().describe("in the zip"),
  release: Release.nullable().describe("of what came in, once it is in"),
}).meta({ id: "Import" });
export type Import = z.infer<typeof Import>;

export const ImportRow = z
  .object({
    table: z.string(),
    row: z.int(),
    state: z.enum(IMPORT_ROW_STATES),
    problems: z.array(z.object({ column: z.string().nullable(), value: z.string().nullable(), text: z.string() })),
  })
  .meta({ id: "ImportRow" });

export const ImportRequest = z.object({
  file: z
    .unknown()
    .optional()
    .meta({ type: "string", format: "binary", description: "CSV, XLSX or ZIP, at most 200 MB" }),
});

export const ImportChange = z.object({
  mapping: Mapping.optional(),
  values: Words.optional(),
  answers: Answers.optional(),
});
export type ImportChange = z.output<typeof ImportChange>;

export const ImportMapping = z
  .object({
    id: Id,
    name: z.string(),
    savedAt: Instant,
    fits: z.boolean().describe("whether the file has its columns"),
  })
  .meta({ id: "ImportMapping" });

/** Bringing in the past of a shelter (rules §17). */
export const importCalls = {
  "POST /imports": { description: "multipart/form-data", body: ImportRequest, answer: Import, status: 201 },
  "GET /imports": { query: listQuery(20), answer: listOf(ImportItem) },
  "GET /imports/:id": { params: ById, answer: Import },
  "PUT /imports/:id": { params: ById, body: ImportChange, answer: Import },
  "POST /imports/:id/check": { params: ById, answer: Import, description: "decides on every row and writes nothing" },
  "POST /imports/:id/run": { params: ById, answer: Import, description: "brings in, or goes on after a pause" },
  "POST /imports/:id/pause": { params: ById, answer: Import },
  "POST /imports/:id/cancel": { params: ById, answer: Import },
  "POST /imports/:id/undo": { params: ById, answer: Import },
  "DELETE /imports/:id": { params: ById, description: "forgets the file; what it has brought in stays" },
  "GET /imports/:id/rows": {
    params: ById,
    query: listQuery(50).extend({ state: z.enum(IMPORT_ROW_STATES, text.rowState).optional() }),
    answer: listOf(ImportRow),
  },
  "GET /imports/:id/problems.csv": {
    params: ById,
    description: "the rows that are not brought in, with what is wrong",
  },
  "GET /imports/:id/mappings": { params: ById, answer: z.object({ items: z.array(ImportMapping) }) },
  "POST /imports/:id/mappings": {
    params: ById,
    body: z.object({ name: requiredText(text.mappingName, 100) }),
    answer: ImportMapping,
    status: 201,
    description: "keeps the mapping under a name",
  },
  "POST /imports/:id/mappings/:mappingId/use": {
    params: ById.extend({ mappingId: ById.shape.id }),
    answer: Import,
  },
} satisfies CallTable;
