import { type RawBuilder, sql } from "kysely";

/** SQL for the name of the person behind an account. */
export const personOf = (account: string): RawBuilder<string | null> => sql<string | null>`(
  select coalesce(e.name || ' ' || e.surname, u.name || ' ' || u.surname)
  from accounts as c left join employees as e on e.account_id = c.id left join users as u on u.account_id = c.id
  where c.id = ${sql.ref(account)})`;
