import { sql } from "kysely";
import { offeredLanguage } from "../../../contract/platform/shelter.ts";
import { type Language, languageOf } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { notFound } from "../../base/errors.ts";
import { inLanguage } from "../../base/language.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { drawPaper } from "../../platform/papers/drawing.ts";
import { type HandoverFacts, handoverPdf } from "./handover.pdf.ts";

/**
 * The paper that goes along with an adopted animal, in its adopter's language. All reading is done before the drawing begins.
 * @throws HttpProblem 404 for an adoption that is not completed, and for one whose animal left in another way
 */
export async function handoverPaper(system: System, id: number): Promise<Buffer> {
  const language = await languageOfAdopter(system.db, id);
  return inLanguage(language, async () => {
    const facts = await readHandover(system, id);
    return drawPaper(() => handoverPdf(facts, system.clock.now()));
  });
}

/** The language in which the adopter reads, as their contract is written in. @throws HttpProblem 404 without such an adoption */
async function languageOfAdopter(db: Db, id: number): Promise<Language> {
  const { language } = await db
    .selectFrom("adoptions as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .innerJoin("accounts as c", "c.id", "u.account_id")
    .select("c.language")
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow(() => notFound(recordTexts().adoptions.notFound));
  return offeredLanguage(languageOf(language));
}

/**
 * Reads what is said at a handover, in the language that is spoken: what is planned for the animal while it waits, and what
 * was planned when it left. What staff noted for each other is not in it, because the adopter takes the paper along.
 * @throws HttpProblem 404 for an adoption that is not completed, and for one whose animal left in another way
 */
async function readHandover({ db, clock }: System, id: number): Promise<HandoverFacts> {
  const { rows } = await sql<HandoverFacts>`
    select n.name as animal, n.type, n.breed, n.sex, n.weight_kg as kg,
      array(select number from chips where animal_id = n.id and removed_at is null order by implanted_on, id) as chips,
      u.name || ' ' || u.surname as adopter, u.phone_number as phone,
      concat_ws(', ', nullif(u.street, ''), nullif(trim(u.postal_code || ' ' || u.city), '')) as address,
      (a.closed_at at time zone ${clock.zone})::date as "contractOn",
      case when s.is_open then null else s.outcome_on end as on,
      coalesce((select json_agg(json_build_object('dueOn', t.due_on, 'kind', ${readersText("k.name")}, 'product', t.product,
          'dose', t.dose) order by t.due_on, t.id)
        from treatments as t join treatment_kinds as k on k.id = t.kind_id
        where t.stay_id = s.id and (t.state = 'planned' or t.ended_with_stay)), '[]') as doses
    from adoptions as a join animals as n on n.id = a.animal_id join users as u on u.id = a.user_id
      join stays as s on s.id = a.stay_id
    where a.id = ${id} and a.completed and (s.is_open or s.adoption_id = a.id)`.execute(db);
  const [found] = rows;
  if (!found) throw notFound(recordTexts().adoptions.notFound);
  return found;
}
