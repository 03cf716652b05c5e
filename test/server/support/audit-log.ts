import type { Person } from "./people.ts";

/** What was done by the audit log's entries that this query finds, the newest first. @param admin who reads the log */
export async function auditedActions({ client }: Pick<Person, "client">, query: string): Promise<string[]> {
  const { items } = (await client.get(`/api/audit?${query}`)).json();
  return items.map(({ action }: { action: string }) => action);
}
