import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The account that a program runs as. Without uid and gid: our own. */
export type Account = {
  uid?: number;
  gid?: number;
  /** In a separate user namespace, in which the account is called nobody (account.ts). */
  unshared?: boolean;
};

/** The uid and gid of `nobody`, which has a name on every system with glibc. */
const NOBODY = 65_534;

/** The arguments with which `child_process` starts this program as this account. */
export function commandAs(account: Account, program: string, args: string[]) {
  const { uid, gid, unshared } = account;
  const options = { cwd: "/", env: environment(), ...(uid ? { uid, gid } : {}) };
  if (!unshared) return { file: program, args, options };
  const unshare = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--", program, ...args];
  return { file: "unshare", args: unshare, options };
}

/** Runs a program to its end. @throws Error with its exit `code` and `stderr` when the code is not 0 */
export async function runAs(account: Account, program: string, args: string[]): Promise<void> {
  const command = commandAs(account, program, args);
  await promisify(execFile)(command.file, command.args, command.options);
}

/** The server gets none of our variables, which may be secrets. Its messages are in English, its times in UTC. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env; // the last two are for Windows
  return JSON.parse(JSON.stringify({ PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" }));
}
