import type pg from "pg";
import { parse } from "pg-connection-string";
import { type Tls, tlsWays } from "./tls.ts";

/** What a session must be able to do, as libpq's `target_session_attrs` names it. */
const TARGETS = ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"] as const;
export type Target = (typeof TARGETS)[number];

/** One host of an address. A host that begins with a slash is the folder of a socket. */
export type Host = { host: string; port: number };

/** An address of a database, with one host or several. */
export type DatabaseUrl = {
  hosts: readonly Host[];
  target: Target;
  /** The ways of encrypting, in the order in which they are tried. */
  tls: readonly Tls[];
  /** Whether each connection may go to another of the hosts that fit. */
  isBalanced: boolean;
  /** Everything else, as `pg` takes it: user, password, database, options. */
  rest: pg.ClientConfig;
};

/** Scheme, user and password, hosts, and what follows them. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/;
const USUAL_PORT = 5432;
/** Parameters that are read here and mean nothing to `pg`. */
const OWN = [
  "host",
  "port",
  "target_session_attrs",
  "load_balance_hosts",
  "connect_timeout",
  "uselibpqcompat",
] as const;
const TLS = ["ssl", "sslmode", "sslrootcert", "sslcert", "sslkey"] as const;

/** `[::1]:5433` and `db.example:5433`, and both without a port. */
function hostIn(typed: string): { host: string; port: string } {
  const [, inBrackets, plain = "", port = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(typed) ?? [];
  if (inBrackets === undefined && plain === "" && typed !== "" && !typed.startsWith(":"))
    throw new Error("Its hosts must look like host:5432, with commas between them.");
  return { host: inBrackets ?? decodeURIComponent(plain), port };
}

/** The hosts of the authority, or those of the parameters `host` and `port`: as many ports as hosts, or one for all. */
function hostsOf(authority: string, query: URLSearchParams): Host[] {
  const named = authority.split(",").map(hostIn);
  const hosts = query.get("host")?.split(",") ?? named.map(({ host }) => host);
  const ports = query.get("port")?.split(",") ?? named.map(({ port }) => port);
  if (ports.length > 1 && ports.length !== hosts.length)
    throw new Error("There must be as many ports as hosts, or one.");
  return hosts.map((host, at) => ({
    host: host || process.env.PGHOST || "localhost",
    port: Number((ports.length > 1 ? ports[at] : ports[0]) || process.env.PGPORT || USUAL_PORT),
  }));
}

function oneOf<const T extends string>(name: string, values: readonly T[], query: URLSearchParams, usual: T): T {
  const given = query.get(name) ?? usual;
  if ((values as readonly string[]).includes(given)) return given as T;
  throw new Error(`${name} must be one of ${values.join(", ")}.`);
}

/**
 * Reads an address as libpq does: several hosts, `target_session_attrs`, `load_balance_hosts`, and the TLS parameters.
 * @throws Error with a sentence for the operator, which has no password in it
 */
export function readDatabaseUrl(url: string): DatabaseUrl {
  const [, scheme = "", person = "", authority = "", after = ""] = PARTS.exec(url.trim()) ?? [];
  if (!scheme) throw new Error("It must look like postgres://user:password@host:5432/name.");
  const [path = "", typed = ""] = after.split(/\?(.*)/s);
  const query = new URLSearchParams(typed);
  const tls = tlsWays({
    ssl: query.get("ssl") ?? undefined,
    sslmode: query.get("sslmode") ?? undefined,
    sslrootcert: query.get("sslrootcert") ?? undefined,
    sslcert: query.get("sslcert") ?? undefined,
    sslkey: query.get("sslkey") ?? undefined,
  });
  const hosts = hostsOf(authority, query);
  const target = oneOf("target_session_attrs", TARGETS, query, "any");
  const isBalanced = oneOf("load_balance_hosts", ["disable", "random"], query, "disable") === "random";
  for (const name of [...OWN, ...TLS]) query.delete(name);
  const { host: _host, port: _port, ...rest } = parse(`${scheme}${person}localhost${path}?${query}`);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== ""));
  return { hosts, target, tls, isBalanced, rest: given as pg.ClientConfig };
}
