import { z } from "zod";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import type { CallTable } from "./call.ts";
import { MAX_ID } from "./ids.ts";
import { ById, Day, Id, Instant, optionalText, RecordActions } from "./shared.ts";

const { subject } = messages(() => recordTexts().attachments);
const { day } = messages(() => recordTexts().stays);

/** What an attachment may be: 20 MB, 100 megapixels, 100 on one record; a deleted one can be taken back for 30 days. */
export const ATTACHMENT_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pixels: 100_000_000,
  perRecord: 100,
  name: 200,
  title: 200,
  keptDays: 30,
} as const;

/** The kinds of files that are accepted, each with the endings that its name may have. */
export const ATTACHMENT_TYPES = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif"],
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;
const TYPES = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

/** The records that files hang on. */
export const SUBJECT_KINDS = ["animal", "user", "adoption", "treatment"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
/** A record by its kind and id, as an address names it: `animal:7`. */
export type SubjectName = `${SubjectKind}:${number}`;

const SUBJECT = new RegExp(`^(?:${SUBJECT_KINDS.join("|")}):[1-9]\\d{0,9}$`);
const Subject = z
  .string(subject)
  .regex(SUBJECT, subject)
  .refine((name) => Number(name.split(":")[1]) <= MAX_ID, subject);

/** A file on a record. */
export const Attachment = z
  .object({
    id: Id,
    subject: z.string().describe("as animal:7"),
    name: z.string().describe("of the file"),
    title: z.string(),
    type: z.enum(TYPES),
    bytes: z.int(),
    on: Day.nullable().describe("the day of the document"),
    forAdopter: z.boolean().describe("whether the adopter sees it, too"),
    addedAt: Instant,
    addedBy: z.string().nullable().describe("full name; staff only"),
    actions: RecordActions,
  })
  .meta({ id: "Attachment" });
export type Attachment = z.infer<typeof Attachment>;

/** The parts of the form. `file` is in memory by then. */
const AttachmentForm = z.object({
  subject: Subject,
  title: optionalText(ATTACHMENT_LIMITS.title),
  on: z.iso.date(day).or(z.literal("", day)).optional(),
  forAdopter: z.enum(["true", "false"]).optional(),
  file: z
    .unknown()
    .optional()
    .meta({ type: "string", format: "binary", description: "PDF, JPEG, PNG, WebP or HEIC, at most 20 MB" }),
});
export type AttachmentForm = z.output<typeof AttachmentForm>;

export const AttachmentChange = z.object({
  title: optionalText(ATTACHMENT_LIMITS.title),
  on: z.iso.date(day).nullable().optional(),
  forAdopter: z.boolean().optional(),
});
export type AttachmentChange = z.output<typeof AttachmentChange>;

const FileQuery = z.object({
  show: z
    .enum(["true", "false"])
    .optional()
    .describe("true: the browser shows a picture or a PDF instead of saving it"),
});

/** Files on records (rules §3). The list of an animal also has those of its treatments, the adopter's list of an adoption those of the animal. */
export const attachmentCalls = {
  "POST /attachments": {
    description: "multipart/form-data",
    body: AttachmentForm,
    answer: Attachment,
    status: 201,
  },
  "GET /attachments": {
    query: z.object({ subject: Subject }),
    answer: z.object({ items: z.array(Attachment), mayAdd: z.boolean() }),
  },
  "GET /attachments/:id/file": { params: ById, query: FileQuery },
  "PUT /attachments/:id": { params: ById, body: AttachmentChange, answer: Attachment },
  "DELETE /attachments/:id": { params: ById },
  "POST /attachments/:id/restore": {
    description: "takes a deleted file back, within 30 days",
    params: ById,
    answer: Attachment,
  },
} satisfies CallTable;
