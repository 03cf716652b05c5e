import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { print } from "../../src/server/app/start/steps.ts";
import { isDiskFull } from "../../src/server/base/disk-full.ts";
import { HttpProblem } from "../../src/server/base/errors.ts";
import { readTextsByRequest } from "../../src/server/base/language.ts";
import { SettingsError } from "../../src/server/platform/settings/settings.ts";

/** The reason why a command cannot be run, as a sentence for the operator. */
export class Refusal extends Error {
  /** With which the command ends. */
  readonly status: 1 | 2 = 1;
}

/** The command line is wrong. */
class WrongUsage extends Error {}

const log = (line: string) => process.stderr.write(`${line}\n`);

/** Logs to standard error; the result of a command goes to standard output. */
export type Log = (line: string) => void;

/** The options of a command, for Node's `parseArgs`. */
type Options = Record<string, { type: "string" } | { type: "boolean" }>;

/** The parsed command line. */
export type ParsedArgs = { positionals: string[]; values: Record<string, string | boolean | undefined> };

export type Command = {
  help: string;
  options: Options;
  /** @returns whether these arguments are valid; otherwise the help is shown */
  accepts(positionals: string[]): boolean;
  /** @throws Refusal, or HttpProblem as the API's calls do; both are printed without a stack */
  run(typed: ParsedArgs, log: Log): Promise<void>;
};

/** @throws WrongUsage */
function parse({ options, accepts }: Command, args: string[]): ParsedArgs {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: "boolean" } },
    });
    if (values.help !== true && !accepts(positionals)) throw new WrongUsage();
    return { positionals, values };
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")) throw error;
    throw new WrongUsage((error as Error).message);
  }
}

/** One line for each refused field, or the message of the problem. */
function sentencesOf(error: HttpProblem): string {
  if (error.status !== 400) return error.message;
  const lines = error.errors?.flatMap(({ field, errors }) =>
    errors.map((text) => `${field.split(".").at(-1)}: ${text}`),
  );
  return lines?.join("\n") || error.message;
}

/** Prints an error. @returns the exit code: 2 for a wrong command line, otherwise 1 unless the command says another */
function printError(error: unknown, { help }: Command): 1 | 2 {
  if (error instanceof WrongUsage) {
    log([error.message, help].filter(Boolean).join("\n\n"));
    return 2;
  }
  const isPlain = error instanceof Refusal || error instanceof SettingsError || !process.env.DEBUG;
  if (error instanceof HttpProblem) log(sentencesOf(error));
  else if (isDiskFull(error))
    log(`The disk is full: ${(error as Error).message.replace(/\.?$/, ".")} Make room on it, then try again.`);
  else log(isPlain ? (error as Error).message : String((error as Error).stack));
  return error instanceof Refusal ? error.status : 1;
}

/** Runs an operator's command with the process's arguments. Errors are printed as sentences for the operator. */
export async function runCommand(command: Command): Promise<void> {
  readTextsByRequest();
  try {
    const typed = parse(command, process.argv.slice(2));
    if (typed.values.help) print(command.help);
    else await command.run(typed, log);
  } catch (error) {
    process.exitCode = printError(error, command);
  }
}

/** Resolves a path that the operator typed. npm runs scripts in another folder than the one it was called in. */
export function typedPath(file: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return resolve((npm_lifecycle_event && INIT_CWD) || ".", file);
}
