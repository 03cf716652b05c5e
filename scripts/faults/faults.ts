/**
 * `npm run faults`: has machines fail under people who work, and counts what was acknowledged against what is there afterwards.
 * It ends with 0 when all that was asked for ran and held, with 1 when anything acknowledged is lost, changed, or was done
 * twice, and with 2 when something could not run here. Options: `--only NAME,NAME` (each name also means those that begin with
 * it), `--rounds N`, `--short` for those that a gate can wait for, `--json FILE`.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readTextsByRequest } from "../../src/server/base/language.ts";
import type { Experiment } from "./experiment.ts";
import { EXPERIMENTS } from "./experiments.ts";
import { exitCodeOf, printTable } from "./report.ts";
import { runExperiments } from "./run-experiments.ts";

/** @throws Error when a name fits nothing: what does not run is no success */
function chosen(only: string | undefined, isShort: boolean): Experiment[] {
  const names = only?.split(",").filter(Boolean);
  const unknown = names?.find((name) => !EXPERIMENTS.some((experiment) => experiment.name.startsWith(name)));
  if (unknown) throw new Error(`There is no experiment ${unknown}: ${EXPERIMENTS.map(({ name }) => name).join(", ")}.`);
  const isAsked = ({ name, isOnlyNamed = false }: Experiment) =>
    names ? names.some((wanted) => name.startsWith(wanted)) : !isOnlyNamed;
  const found = EXPERIMENTS.filter((experiment) => (!isShort || experiment.isShort) && isAsked(experiment));
  const without = names?.find((wanted) => !found.some(({ name }) => name.startsWith(wanted)));
  if (without || found.length === 0) throw new Error(`Nothing would run for ${without ?? `--only ${only}`}.`);
  return found;
}

readTextsByRequest();
const text = { type: "string" } as const;
const { values } = parseArgs({ options: { only: text, rounds: text, json: text, short: { type: "boolean" } } });
try {
  const rounds = Number(values.rounds ?? 1);
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error("--rounds takes a number from 1.");
  const results = await runExperiments(chosen(values.only, values.short ?? false), rounds);
  printTable(results);
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = exitCodeOf(results);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
