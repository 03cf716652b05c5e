import { sql } from "kysely";
import { isNotInProcess, type KeptKind } from "../../parts/retention/kept-kind.ts";
import { deleteMessages } from "./message.commands.ts";

/** Messages that were answered or closed, since the last of both and of the answers. */
export const KEPT_MESSAGES: KeptKind = {
  ended: ({ before, inProcess }) => sql`
    select r.id, greatest(r.answered_at, r.closed_at) as at from contact_messages r
    where (r.answered_at is not null or r.closed_at is not null) and greatest(r.answered_at, r.closed_at) < ${before}
      and not exists (select from contact_replies a where a.message_id = r.id and a.sent_at >= ${before})
      and ${isNotInProcess(sql`r.account_id`, inProcess)}
    order by greatest(r.answered_at, r.closed_at), r.id`,
  erase: (tx, ids) => deleteMessages(tx, ids),
};

/** Who waits for an answer. */
export const WAITING_FOR_AN_ANSWER = sql`
  select account_id from contact_messages
  where answered_at is null and closed_at is null and account_id is not null`;
