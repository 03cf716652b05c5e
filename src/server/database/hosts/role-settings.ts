import pg from "pg";

/** What the product's statements are planned with, and how long they may take, in milliseconds. */
export const SESSION_SETTINGS = {
  random_page_cost: "1.1",
  jit: "off",
  statement_timeout: "30000",
  idle_in_transaction_session_timeout: "30000",
} as const;

/**
 * A pooler takes no settings at the beginning of a connection, so they are given to the role in this database.
 * @param client a connection to PostgreSQL itself
 * @param user as who the pooler connects
 * @returns what could not be set, as statements for the operator
 */
export async function giveRoleSettings(client: Pick<pg.Client, "query">, user: string | undefined): Promise<string[]> {
  const { rows } = await client.query<{ user: string; database: string; set: string[] }>(
    `select coalesce($1, current_user) as user, current_database() as database,
       coalesce((select setconfig from pg_db_role_setting where setrole = to_regrole(quote_ident(coalesce($1, current_user)))
         and setdatabase = (select oid from pg_database where datname = current_database())), '{}') as set`,
    [user],
  );
  const [found] = rows as [(typeof rows)[number]];
  const missing = Object.entries(SESSION_SETTINGS).filter(([name, value]) => !found.set.includes(`${name}=${value}`));
  const refused: string[] = [];
  for (const [name, value] of missing) {
    const role = `alter role ${pg.escapeIdentifier(found.user)} in database ${pg.escapeIdentifier(found.database)}`;
    const sql = `${role} set ${name} = '${value}'`;
    await client.query(sql).catch(() => refused.push(sql));
  }
  return refused;
}
