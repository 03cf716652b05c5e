import { sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import { accountOfUser, isNotInProcess, type KeptKind } from "./kept-kind.ts";

/**
 * How people's records were before they were changed, beside the audit log. The log itself, which is only ever added to,
 * says for ever who changed what and when.
 */
export const KEPT_CHANGES: KeptKind = {
  ended: ({ before, inProcess }) => sql`
    select r.entry_id as id, (select l.at from audit_log l where l.id = r.entry_id) as at from audit_changes r
    where r.subject in ('user', 'job application')
      and r.entry_id <= (select l.id from audit_log l where l.at < ${before} order by l.at desc, l.id desc limit 1)
      and ${isNotInProcess(accountOfUser(sql`case when r.subject = 'user' then r.subject_id end`), inProcess)}
    order by r.entry_id`,
  async erase(tx, ids) {
    await tx.deleteFrom("audit_changes").where("entry_id", "=", anyOf(ids)).execute();
  },
};
