import { type SqlBool, sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import { eraseLetters } from "../../platform/mail/letter.commands.ts";
import { isNotInProcess, type KeptKind } from "./kept-kind.ts";

/** Letters that were sent or given up. Those that wait to be sent are kept until then. */
export const KEPT_LETTERS: KeptKind = {
  ended: ({ before, inProcess }) => sql`
    select r.id, coalesce(r.sent_at, r.given_up_at) as at from letters r
    where r.recipient <> '' and coalesce(r.sent_at, r.given_up_at) is not null
      and coalesce(r.sent_at, r.given_up_at) < ${before}
      and ${isNotInProcess(sql`r.account_id`, inProcess)}
    order by coalesce(r.sent_at, r.given_up_at), r.id`,
  erase: (tx, ids) => eraseLetters(tx, sql<SqlBool>`id = ${anyOf(ids)}`),
};
