import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Who a program runs as. Without uid and gid: as we do. */
export type Account = {
  uid?: number;
  gid?: number;
  /** In a user namespace of its own, in which the account is called nobody (see account.ts). */
  unshared?: boolean;
};

/** The account `nobody`, which has a name wherever glibc runs. */
const NOBODY = 65_534;

/** How to start this program as this account: the arguments of child_process's functions. */
export function commandAs(account: Account, program: string, args: string[]) {
  const { uid, gid, unshared } = account;
  const options = { cwd: "/", env: environment(), ...(uid ? { uid, gid } : {}) };
  if (!unshared) return { file: program, args, options };
  const unshare = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--", program, ...args];
  return { file: "unshare", args: unshare, options };
}

/** Runs a program to its end; fails with its exit `code` and `stderr` when that is not 0. */
export async function runAs(account: Account, program: string, args: string[]): Promise<void> {
  const command = commandAs(account, program, args);
  await promisify(execFile)(command.file, command.args, command.options);
}

/** Nothing of ours reaches the server, secrets least of all; messages in English, times in UTC. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env; // the last two are Windows'
  return JSON.parse(JSON.stringify({ PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" }));
}
