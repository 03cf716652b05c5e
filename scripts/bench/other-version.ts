import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../bootstrap/paths.cjs";

/** A checkout of the product that can be started. */
export type Version = { name: string; folder: string };

/** The version that measures. */
export const THIS_VERSION: Version = { name: "now", folder: ROOT };

/**
 * Checks out another version in a temporary folder and builds it. It uses the packages of this checkout when its lock file
 * is the same, or else installs its own.
 * @param commit anything that Git takes for a commit
 * @param stack removes the folder at the end
 * @throws Error when there is no such commit, or it cannot be built
 */
export async function checkOut(commit: string, stack: AsyncDisposableStack): Promise<Version> {
  const name = (
    await run("git", ["rev-parse", "--short", "--verify", "--end-of-options", `${commit}^{commit}`])
  ).trim();
  const began = performance.now();
  const parent = await mkdtemp(join(tmpdir(), "shelter-version-"));
  const folder = join(parent, name);
  stack.defer(async () => {
    await rm(parent, { recursive: true, force: true, maxRetries: 3 });
    await run("git", ["worktree", "prune"]);
  });
  await run("git", ["worktree", "add", "--detach", folder, name]);
  if (await hasSamePackages(folder))
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  else await run("npm", ["ci", "--include=dev", "--include=optional"], folder);
  await run(process.execPath, ["scripts/build.ts"], folder);
  console.log(`${name} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return { name, folder };
}

/** @returns whether Git has a commit here: a clone may have only the newest ones */
export const hasCommit = (commit: string): Promise<boolean> =>
  run("git", ["cat-file", "-e", `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );

/** Whether the lock file in another checkout is the same as here. */
export async function hasSamePackages(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all([folder, ROOT].map((each) => readFile(join(each, "package-lock.json"))));
  return theirs !== undefined && ours !== undefined && theirs.equals(ours);
}

/** @returns what it prints @throws Error with what it said when it fails */
async function run(command: string, args: string[], cwd = ROOT): Promise<string> {
  const shell = command === "npm" && process.platform === "win32"; // there it is a script
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"], shell });
  const output = { out: "", all: "" };
  child.stdout.on("data", (chunk) => {
    output.out += chunk;
    output.all += chunk;
  });
  child.stderr.on("data", (chunk) => (output.all += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output.all}`);
  return output.out;
}
