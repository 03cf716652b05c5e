import type pg from "pg";
import type { Target } from "./database-url.ts";
import { addressOf, type HostFinder } from "./host-finder.ts";
import type { Tls } from "./tls.ts";

/** The configuration of a connection as the product passes it on, also to other processes: it is plain data. */
export type Connection = pg.ClientConfig & {
  /** It leads to a pooler. This is the address of the database behind it. */
  viaPooler?: string | undefined;
};

const tlsOf = (tls: Tls) => (tls === undefined ? {} : { ssl: tls });

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
  const options = [beside.options, url.rest.options].filter(Boolean).join(" ");
  const client = { ...beside, ...url.rest, ...first, ...tlsOf(url.tls[0]), ...(options && { options }) };
  return { client, target: url.target, finder };
}
