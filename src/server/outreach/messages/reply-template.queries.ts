import { sql } from "kysely";
import type { FilledTemplate, ReplyTemplate, ReplyTemplateQuery } from "../../../contract/outreach/reply-templates.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Language } from "../../../contract/texts/language.ts";
import type { Actor } from "../../base/actor.ts";
import { inLanguage } from "../../base/language.ts";
import type { Context } from "../../database/context.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabeticalText, ascending, orderBy, orderOf } from "../../database/sorting.ts";
import { readersText, textColumns } from "../../database/translations.ts";
import { recordValues } from "../../platform/shelter/edited-texts.ts";
import { fill } from "../../platform/shelter/template.ts";

const templates = (db: Db) => db.selectFrom("reply_templates as t");

const columns = () => textColumns("t", ["name", "text"], true);

const sorts = () => ({ name: alphabeticalText("t.name"), text: alphabeticalText("t.text") });

/** One page of templates, by name unless sorted otherwise. @param query.q part of the name in any language */
export function listTemplates({ db }: Context<Actor>, query: ReplyTemplateQuery): Promise<PageOf<ReplyTemplate>> {
  const { q, sort } = query;
  const found = q ? templates(db).where(contains(sql.ref("t.name_folded"), q)) : templates(db);
  const byName = orderBy(ascending(sorts().name), ascending(sql`t.id`));
  const order = orderOf(sort, sorts(), sql`t.id`, byName).forward;
  return pageOf(db, found, (each) => each.select("t.id").select(columns()).orderBy(order), query);
}

/** One template, or undefined. */
export const findTemplate = ({ db }: Context<Actor>, id: number): Promise<ReplyTemplate | undefined> =>
  templates(db).where("t.id", "=", id).select("t.id").select(columns()).executeTakeFirst();

/**
 * All templates by name, each with its words in the language of who reads the answer, and what the shelter's record says in
 * the place of the placeholders.
 */
export async function templatesFor(db: Db, language: Language): Promise<FilledTemplate[]> {
  const words = inLanguage(language, () => readersText("t.text"));
  const rows = await templates(db)
    .select(["t.id", readersText("t.name").as("name"), words.as("text")])
    .orderBy(alphabeticalText("t.name"))
    .orderBy("t.id")
    .execute();
  return inLanguage(language, () => {
    const values = recordValues();
    return rows.map((row) => ({ ...row, text: fill(row.text, language, values) }));
  });
}
