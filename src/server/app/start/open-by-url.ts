import type pg from "pg";
import { poolCloser } from "../../database/close-pool.ts";
import { type Connection, settle } from "../../database/hosts/connection.ts";
import { addressOf } from "../../database/hosts/host-finder.ts";
import type { ResilientClient } from "../../database/hosts/resilient-client.ts";
import { giveRoleSettings } from "../../database/hosts/role-settings.ts";
import { asking, routeThrough, type Where, whereOf } from "../../database/hosts/route.ts";
import { openPool } from "../../database/pool.ts";
import { SettingsError } from "../../platform/settings/settings.ts";

/** The open database of a server or a command. */
export type OpenData = {
  pool: pg.Pool;
  /** The configuration of further connections to PostgreSQL itself, such as the one that listens for changes. */
  connection: Connection;
  /** Whether a pooler stands between the pool and PostgreSQL. */
  isPooled: boolean;
  isEmbedded: boolean;
  close(): Promise<void>;
};

const GUIDE = "(docs/scaling.md)";
const NEEDS_DIRECT = `DATABASE_URL leads to a pooler such as PgBouncer: name PostgreSQL itself as DATABASE_DIRECT_URL, for what needs a connection of its own ${GUIDE}.`;
/** PgBouncer's answer to settings at the beginning of a connection. */
const IS_POOLER = /unsupported startup parameter/;

/** What a long statement of ours on PostgreSQL itself may take is not limited by the settings of the role. */
const UNLIMITED = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0";

const unreachable = (name: string, error: unknown) =>
  IS_POOLER.test((error as Error).message)
    ? new SettingsError(NEEDS_DIRECT)
    : new Error(`The database of ${name} cannot be reached: ${(error as Error).message}`, { cause: error });

const naming = (name: string) => (error: unknown) => {
  throw unreachable(name, error);
};

/** @throws SettingsError when nothing could be saved there */
function refuseStandby(name: string, { isStandby }: Where): void {
  if (!isStandby) return;
  throw new SettingsError(
    `${name} leads to a standby, which only answers reads: name the primary, or all hosts with target_session_attrs=read-write ${GUIDE}.`,
  );
}

/** @throws SettingsError with a sentence about what cannot work through this pooler */
async function checkPooler(pooled: Connection): Promise<void> {
  const { route, prepares } = await routeThrough(pooled).catch(naming("DATABASE_URL"));
  if (route === "statement")
    throw new SettingsError(
      `The pooler of DATABASE_URL hands its connections on after each statement, so nothing could be saved in one piece: set pool_mode = transaction ${GUIDE}.`,
    );
  if (!prepares)
    throw new SettingsError(
      `The pooler of DATABASE_URL hands its connections on after each transaction and knows no prepared statements: set max_prepared_statements (PgBouncer 1.21 or newer), or pool_mode = session ${GUIDE}.`,
    );
}

/**
 * Finds out what stands between us and PostgreSQL, and prepares PostgreSQL for it: before the pooler has connected for us, as
 * its connections keep the settings that the role has when they begin.
 * @returns how the pool connects
 */
async function behindPooler(databaseUrl: string, directUrl: string, log: (line: string) => void): Promise<Connection> {
  const { user } = addressOf(databaseUrl).url.rest;
  const itself = await asking([{ connectionString: directUrl }], async (client: ResilientClient) => {
    const where = await whereOf(client);
    if (where.isDirect && !where.isStandby) tell(await giveRoleSettings(client, user), log);
    return where;
  }).catch(naming("DATABASE_DIRECT_URL"));
  if (!itself.isDirect)
    throw new SettingsError(`DATABASE_DIRECT_URL leads to a pooler, too: name PostgreSQL itself ${GUIDE}.`);
  refuseStandby("DATABASE_DIRECT_URL", itself);
  const pooled: Connection = { connectionString: databaseUrl, viaPooler: directUrl };
  const seen = await asking([pooled], (client: ResilientClient) => whereOf(client)).catch(naming("DATABASE_URL"));
  if (itself.database !== seen.database)
    throw new SettingsError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
  if (seen.isDirect) return { connectionString: databaseUrl };
  await checkPooler(pooled);
  return pooled;
}

function tell(refused: readonly string[], log: (line: string) => void): void {
  if (refused.length > 0)
    log(`Set as an owner of the database, for what comes through the pooler: ${refused.join("; ")}`);
}

/** Asks the first connection of a pool where it leads. @throws SettingsError when it is not PostgreSQL itself */
async function checkDirect(pool: pg.Pool, connection: Connection): Promise<void> {
  await settle(connection);
  const client = await pool.connect();
  try {
    const where = await whereOf(client);
    if (!where.isDirect) throw new SettingsError(NEEDS_DIRECT);
    refuseStandby("DATABASE_URL", where);
  } finally {
    client.release();
  }
}

/**
 * Opens a database by its addresses: through a pooler, or PostgreSQL itself.
 * @throws SettingsError, or Error with a sentence for the operator when it cannot be reached
 */
export async function openByUrl(
  databaseUrl: string,
  directUrl: string,
  log: (line: string) => void,
): Promise<OpenData> {
  const isDirect = databaseUrl === directUrl;
  const connection = isDirect ? { connectionString: databaseUrl } : await behindPooler(databaseUrl, directUrl, log);
  const isPooled = connection.viaPooler !== undefined;
  const pool = openPool(connection);
  const close = poolCloser(pool, connection);
  try {
    if (!isPooled) await checkDirect(pool, connection);
  } catch (error) {
    await pool.end();
    throw error instanceof SettingsError ? error : unreachable("DATABASE_URL", error);
  }
  const direct = { connectionString: directUrl, ...(isPooled && { options: UNLIMITED }) };
  return { pool, connection: direct, isPooled, isEmbedded: false, close };
}
