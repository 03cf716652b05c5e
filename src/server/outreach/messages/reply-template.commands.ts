import type {
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplateRequest,
} from "../../../contract/outreach/reply-templates.ts";
import { changedTexts } from "../../../contract/platform/translations.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import { addRow } from "../../database/rows.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";
import { placeholdersIn } from "../../platform/shelter/template.ts";
import { RECORD_VALUES } from "../../platform/shelter/text.table.ts";

const isKnown = (name: string) => (RECORD_VALUES as readonly string[]).includes(name);

/** A placeholder that nothing fills would go out as it is typed. @throws HttpProblem 400 at the text in its language */
function refuseUnknownPlaceholders(sent: ReplyTemplateChange): void {
  const texts = changedTexts("text", sent);
  const errors = LANGUAGES.flatMap((language) => {
    const unknown = placeholdersIn(texts?.[language] ?? "").filter(({ name, forms }) => forms || !isKnown(name));
    const sentences = unknown.map(({ whole }) => recordTexts().shelterTexts.unknown(whole));
    return sentences.length > 0 ? [{ field: `texts.${language}`, errors: [...new Set(sentences)] }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Adds a template. @returns its id @throws HttpProblem 400 at a text with an unknown placeholder */
export async function addTemplate({ db, clock }: System, template: ReplyTemplateRequest): Promise<number> {
  refuseUnknownPlaceholders(template);
  return addRow(db, "reply_templates", { ...newTexts(template, "name", "text"), created_at: clock.now() });
}

/** Changes a template; answers that were written with it stay. @throws HttpProblem 400 as {@link addTemplate} */
export async function changeTemplate({ db }: System, { id }: ReplyTemplate, change: ReplyTemplateChange) {
  refuseUnknownPlaceholders(change);
  const { nameRequired, textRequired } = recordTexts().replyTemplates;
  await saveTexts(db, { table: "reply_templates", id }, change, { name: nameRequired, text: textRequired });
}

/** Deletes a template. */
export async function removeTemplate({ db }: System, { id }: ReplyTemplate): Promise<void> {
  await db.deleteFrom("reply_templates").where("id", "=", id).execute();
}
