import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { HttpProblem } from "../http/errors.ts";
import { SettingsError } from "../settings.ts";

/** What stands in the way, as a plain sentence for the operator. */
export class Refusal extends Error {}

/** The command line was not understood. */
class WrongUsage extends Error {}

const say = (line: string) => process.stderr.write(`${line}\n`);

/** What is said while work goes on; apart from what a command answers, which goes to standard output. */
export type Say = (line: string) => void;

/** The options of a command, as `parseArgs` of Node takes them. */
type Options = Record<string, { type: "string" } | { type: "boolean" }>;

/** What was typed after the command. */
export type Typed = { words: string[]; values: Record<string, string | boolean | undefined> };

export type Command = {
  help: string;
  options: Options;
  /** @returns whether these words make sense; otherwise the help is shown */
  accepts(words: string[]): boolean;
  /** @throws Refusal, or HttpProblem as the calls do: said without a stack */
  run(typed: Typed, say: Say): Promise<void>;
};

/** @throws WrongUsage */
function read({ options, accepts }: Command, args: string[]): Typed {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: "boolean" } },
    });
    if (values.help !== true && !accepts(positionals)) throw new WrongUsage();
    return { words: positionals, values };
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")) throw error;
    throw new WrongUsage((error as Error).message);
  }
}

/** Every refused field in a line of its own; of a conflict the sentence. */
function sentencesOf(error: HttpProblem): string {
  if (error.status !== 400) return error.message;
  const lines = error.errors?.flatMap(({ field, errors }) =>
    errors.map((text) => `${field.split(".").at(-1)}: ${text}`),
  );
  return lines?.join("\n") || error.message;
}

/** @returns the exit code: 2 for a command line that was not understood, 1 for anything else that went wrong */
function tell(error: unknown, { help }: Command): 1 | 2 {
  if (error instanceof WrongUsage) {
    say([error.message, help].filter(Boolean).join("\n\n"));
    return 2;
  }
  const isPlain = error instanceof Refusal || error instanceof SettingsError || !process.env.DEBUG;
  if (error instanceof HttpProblem) say(sentencesOf(error));
  else say(isPlain ? (error as Error).message : String((error as Error).stack));
  return 1;
}

/** Runs one of the operator's commands on the process's arguments; what goes wrong is said in a plain sentence. */
export async function runCommand(command: Command): Promise<void> {
  try {
    const typed = read(command, process.argv.slice(2));
    if (typed.values.help) process.stdout.write(`${command.help}\n`);
    else await command.run(typed, say);
  } catch (error) {
    process.exitCode = tell(error, command);
  }
}

/** A file as the operator typed it: npm runs its scripts in another folder than the one it was called in. */
export function typedPath(file: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return resolve((npm_lifecycle_event && INIT_CWD) || ".", file);
}
