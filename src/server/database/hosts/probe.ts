import pg from "pg";
import type { Host } from "./database-url.ts";
import type { Tls } from "./tls.ts";

/** A host and the way of encrypting with which it answered. */
export type Place = Host & { tls: Tls };

/** What a host says of itself. */
export type Answer = Place & {
  isStandby: boolean;
  isReadOnly: boolean;
  /** Of a primary: each promotion has a higher number than the one before. */
  timeline: number;
};

/** How long a host has to answer, in milliseconds. */
const PROBE_MS = 2_000;

const QUESTION = `
  select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::bool as "isReadOnly",
    case when pg_is_in_recovery() then 0
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** @throws Error that says why the host does not answer this way */
async function probeBy(tls: Tls, { host, port }: Host, rest: pg.ClientConfig): Promise<Answer> {
  const client = new pg.Client({
    ...rest,
    host,
    port,
    ...(tls !== undefined && { ssl: tls }),
    application_name: "animal-shelter hosts",
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Pick<Answer, "isStandby" | "isReadOnly" | "timeline">>(QUESTION);
    return { host, port, tls, ...(rows[0] as (typeof rows)[number]) };
  } finally {
    void client.end().catch(() => client.connection.stream.destroy());
  }
}

/** Asks a host what it is, in each way of encrypting until one works. @throws the error of the last way */
export async function probe(host: Host, ways: readonly Tls[], rest: pg.ClientConfig): Promise<Answer> {
  let last: unknown;
  for (const tls of ways) {
    try {
      return await probeBy(tls, host, rest);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
