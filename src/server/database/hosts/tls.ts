import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type pg from "pg";

/** How a connection is encrypted, as `pg` takes it; false: not at all. */
export type Tls = pg.ClientConfig["ssl"];

/** The parameters of libpq that decide it, as an address names them. */
export type TlsParameters = {
  /** `pg`'s own: `1` or `true` checks the server as `verify-full` does, with the authorities of the system. */
  ssl?: string | undefined;
  sslmode?: string | undefined;
  sslrootcert?: string | undefined;
  sslcert?: string | undefined;
  sslkey?: string | undefined;
};

const MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];
/** The value of `sslrootcert` for the authorities that the system trusts. */
const SYSTEM = "system";

/** Where libpq looks for the authority when no file is named. */
const usualRoot = () => join(homedir(), ".postgresql", "root.crt");

const read = (name: string, file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as Error).message}.`);
  }
};

/** The authority that must have signed the server's certificate, if any. @throws Error when it is needed and missing */
function rootOf({ sslrootcert }: TlsParameters, mode: string): string | undefined {
  if (sslrootcert === SYSTEM) return undefined;
  if (sslrootcert !== undefined) return read("sslrootcert", sslrootcert);
  if (existsSync(usualRoot())) return read("sslrootcert", usualRoot());
  if (!mode.startsWith("verify-")) return undefined;
  throw new Error(
    `sslmode=${mode} needs the authority's certificate: name its file as sslrootcert, or sslrootcert=system.`,
  );
}

/** What an encrypted connection checks: with an authority, `require` means `verify-ca`, as for libpq. */
function encrypted(parameters: TlsParameters, mode: string): Tls {
  const { sslrootcert, sslcert, sslkey } = parameters;
  const ca = rootOf(parameters, mode);
  const own = {
    ...(sslcert !== undefined && { cert: read("sslcert", sslcert) }),
    ...(sslkey !== undefined && { key: read("sslkey", sslkey) }),
  };
  if (mode === "verify-full") return { ...own, ...(ca !== undefined && { ca }), rejectUnauthorized: true };
  const checksAuthority = mode === "verify-ca" || (mode === "require" && ca !== undefined);
  if (sslrootcert === SYSTEM) throw new Error("sslrootcert=system needs sslmode=verify-full.");
  if (!checksAuthority) return { ...own, rejectUnauthorized: false };
  return { ...own, ...(ca !== undefined && { ca }), rejectUnauthorized: true, checkServerIdentity: () => undefined };
}

/**
 * The ways of encrypting that an address asks for, in the order in which they are tried, with the meaning that libpq gives
 * them. Without `sslmode` it is for `pg` to say: not at all, unless `PGSSLMODE` says otherwise.
 * @throws Error with a sentence for the operator
 */
export function tlsWays(parameters: TlsParameters): readonly Tls[] {
  const mode = parameters.sslmode ?? (parameters.sslrootcert === SYSTEM ? "verify-full" : undefined);
  if (mode === undefined) {
    if (parameters.ssl !== undefined) return [["1", "true"].includes(parameters.ssl)];
    return [(parameters.sslrootcert ?? parameters.sslcert) ? encrypted(parameters, "require") : undefined];
  }
  if (!MODES.includes(mode)) throw new Error(`sslmode must be one of ${MODES.join(", ")}.`);
  if (mode === "disable") return [false];
  if (mode === "allow") return [false, encrypted(parameters, mode)];
  return mode === "prefer" ? [encrypted(parameters, mode), false] : [encrypted(parameters, mode)];
}
