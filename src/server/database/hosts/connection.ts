import type pg from "pg";
import type { Target } from "./database-url.ts";
import { addressOf, type HostFinder } from "./host-finder.ts";
import type { Tls } from "./tls.ts";

/** The configuration of a connection as the product passes it on, also to other processes: it is plain data. */
export type Connection = pg.ClientConfig & {
  /** It leads to a pooler. This is the address of the database behind it. */
  viaPooler?: string | undefined;
};

/**
 * The number of the server's process, as a connection was told it at its beginning: `pg` keeps it in a field that its types
 * leave out (https://github.com/brianc/node-postgres/issues/2665).
 */
export const toldProcess = (client: pg.ClientBase): number | null =>
  (client as pg.ClientBase & { processID: number | null }).processID;

const tlsOf = (tls: Tls) => (tls === undefined ? {} : { ssl: tls });

/**
 * Asks the hosts of an address, if it leaves open how they encrypt or which of them fits, before the first connection to it is
 * made: `pg` lets nobody decide later whether a connection is encrypted. @throws NoHost
 */
export async function settle({ connectionString }: Connection): Promise<void> {
  if (connectionString !== undefined) await addressOf(connectionString).finder?.find();
}

/** What an address leads to, in one piece. @throws NoHost */
export async function foundPlace(connectionString: string): Promise<pg.ClientConfig> {
  const { url, finder } = addressOf(connectionString);
  if (!finder) return { ...url.rest, ...url.hosts[0], ...tlsOf(url.tls[0]) };
  const { host, port, tls } = await finder.find();
  return { ...url.rest, host, port, ...tlsOf(tls) };
}

/**
 * What `pg` is given for a connection, and who finds its host, if that is not certain. An address wins over what is named
 * beside it, and its options are added.
 * @throws Error with a sentence for the operator when the address is wrong
 */
export function resolved(config: Connection): {
  client: pg.ClientConfig;
  target: Target;
  finder: HostFinder | undefined;
} {
  const { connectionString, viaPooler: _, ...beside } = config;
  if (connectionString === undefined) return { client: beside, target: "any", finder: undefined };
  const { url, finder } = addressOf(connectionString);
  const [first] = url.hosts;
  const tls = tlsOf(finder ? finder.tls : url.tls[0]);
  const options = [beside.options, url.rest.options].filter(Boolean).join(" ");
  const client = { ...beside, ...url.rest, ...first, ...tls, ...(options && { options }) };
  return { client, target: url.target, finder };
}
