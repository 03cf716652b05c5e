import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, exportedListQuery, Id, RecordActions, sortBy } from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { requireTexts, translatable, translatableLines, translated } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { REPLY_LIMIT } from "./messages.ts";

const text = messages(() => recordTexts().replyTemplates);

/** The longest texts of a template, in characters. */
export const REPLY_TEMPLATE_LIMITS = { name: 100, text: REPLY_LIMIT / 2 } as const;

/** Ready words for answers to messages (rules §6). */
const ReplyTemplate = z.object({
  id: Id,
  name: z.string(),
  text: z.string().describe("what the answer says, with placeholders of the shelter's record, as {phone}"),
  ...translated("name", "text"),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** A template as the administration's calls answer it: with what this person may do with it. */
export const ReplyTemplateRecord = ReplyTemplate.extend({ actions: RecordActions }).meta({ id: "ReplyTemplateRecord" });
export type ReplyTemplateRecord = z.infer<typeof ReplyTemplateRecord>;

const Fields = z.object({
  ...translatable("name", REPLY_TEMPLATE_LIMITS.name, text.nameRequired),
  ...translatableLines("text", REPLY_TEMPLATE_LIMITS.text, text.textRequired),
});

export const ReplyTemplateRequest = requireTexts(Fields, { name: text.nameRequired, text: text.textRequired });
export type ReplyTemplateRequest = z.output<typeof ReplyTemplateRequest>;
export type ReplyTemplateChange = z.output<typeof Fields>;

/** A template for one message: its text is in the sender's language, with the placeholders filled. */
export const FilledTemplate = z
  .object({ id: Id, name: z.string(), text: z.string() })
  .meta({ id: "FilledReplyTemplate" });
export type FilledTemplate = z.infer<typeof FilledTemplate>;

/** What the list may be sorted by. */
export const REPLY_TEMPLATE_SORTS = ["name", "text"] as const;

export const ReplyTemplateQuery = exportedListQuery(PAGE_SIZE.adminList).extend({ sort: sortBy(REPLY_TEMPLATE_SORTS) });
export type ReplyTemplateQuery = z.output<typeof ReplyTemplateQuery>;

/** Ready words for answers: used by staff, written by admins (rules §6). */
export const REPLY_TEMPLATES = staffList("reply-templates", "reply template", {
  record: ReplyTemplateRecord,
  query: ReplyTemplateQuery,
  request: ReplyTemplateRequest,
  change: Fields,
});
export const replyTemplateCalls = {
  ...REPLY_TEMPLATES.calls,
  "GET /contact/messages/:id/reply-templates": { params: ById, answer: z.array(FilledTemplate) },
} satisfies CallTable;
