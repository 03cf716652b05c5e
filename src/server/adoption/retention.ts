import { sql } from "kysely";
import { anyOf } from "../database/any-of.ts";
import { type AreaRetention, accountOfUser, isNotInProcess, type KeptKind } from "../parts/retention/kept-kind.ts";
import { eraseAttachments } from "../platform/attachments/attachment.commands.ts";
import { eraseAdoptions } from "./adoption.personal-data.ts";

/**
 * Applications that led to no adoption. While a bite or a court holds the animal, what was said about it stays. A completed
 * adoption keeps all of its words with its contract.
 */
const KEPT_APPLICATIONS: KeptKind = {
  ended: ({ before, inProcess }) => sql`
    select r.id, r.closed_at as at from adoptions r
    where r.outcome in ('rejected', 'withdrawn') and r.erased_at is null and r.closed_at < ${before}
      and ${isNotInProcess(accountOfUser(sql`r.user_id`), inProcess)}
      and not exists (select from holds h join stays s on s.id = h.stay_id
        where s.animal_id = r.animal_id and h.kind in ('bite', 'court') and h.lifted_at is null)
    order by r.closed_at, r.id`,
  async erase(tx, ids, now) {
    const filed = await tx
      .selectFrom("attachments")
      .select("adoption_id as id")
      .where("adoption_id", "=", anyOf(ids))
      .distinct()
      .orderBy("adoption_id")
      .execute();
    await eraseAttachments(
      tx,
      filed.map(({ id }) => ({ kind: "adoption", id: id as number })),
    );
    await eraseAdoptions(tx, ids, now);
  },
};

/** Applications for animals; who waits for the end of one. */
export const ADOPTION_RETENTION: AreaRetention = {
  kinds: { applications: KEPT_APPLICATIONS },
  inProcess: sql`select ${accountOfUser(sql`o.user_id`)} as account_id from adoptions o where o.outcome is null`,
};
