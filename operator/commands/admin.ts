import { randomBytes } from "node:crypto";
import { EmployeeRequest } from "../../src/contract/employees.ts";
import { makeResetLink } from "../../src/server/accounts/password-reset.commands.ts";
import type { Clock } from "../../src/server/clock.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import { leaveDemonstration } from "../../src/server/demonstration/leave-demonstration.ts";
import { addEmployee } from "../../src/server/employees/employee.commands.ts";
import { listAdmins } from "../../src/server/employees/employee.queries.ts";
import { checkBody } from "../../src/server/http/validation.ts";
import { openPhotoStore } from "../../src/server/photos/photo.location.ts";
import { publicUrlOf, type Settings } from "../../src/server/settings.ts";
import { type ParsedArgs, Refusal, runCommand, type Say } from "./command.ts";
import { withExistingShelter, withShelterData } from "./shelter-data.ts";
import { ask, askHidden, isAtTerminal, readInput } from "./terminal.ts";

const HELP = `npm run admin -- create E-MAIL [--name NAME] [--surname SURNAME] [--job-title TITLE]
    Makes an employee who is an admin: the first one of a shelter, or a further one. What is left out is asked for.
    The password is asked for without being shown; where nobody can be asked, it is the first line of standard input, or
    one is made and shown once. It is never taken from the command line, which other people of the machine can read.
npm run admin -- reset E-MAIL
    Prints a link with which this person chooses a new password: good once, for an hour, for who opens it first. For when
    no letter reaches them; anybody who gets the link can sign in as them.
npm run admin -- leave-demo
    Takes out what the demonstration has put in, and keeps what people have added themselves. Needs an admin of your own.
npm run admin -- list
    Names and e-mails of the admins.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** The default name and job title; the person may change them after signing in. */
const DEFAULTS = { name: "Shelter", surname: "Admin", jobTitle: "Administrator" };
/** The randomness of a generated password, in bytes. */
const RANDOM_BYTES = 12;

const clockOf = ({ timeZone }: Settings): Clock => ({ now: () => new Date(), zone: timeZone });
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A generated password must be shown, since nobody knows it. */
type Password = { password: string; isGenerated: boolean };

async function choosePassword(): Promise<Password> {
  if (!isAtTerminal()) {
    const password = await readInput();
    return password
      ? { password, isGenerated: false }
      : { password: randomBytes(RANDOM_BYTES).toString("base64url"), isGenerated: true };
  }
  const password = await askHidden("Password (not shown): ");
  if ((await askHidden("The same again: ")) !== password) throw new Refusal("The two passwords are not the same.");
  return { password, isGenerated: false };
}

/** @returns the option, or the answer at the terminal, or the default when there is no terminal */
async function optionOrAnswer(option: string | boolean | undefined, question: string, usual: string): Promise<string> {
  if (typeof option === "string") return option;
  return isAtTerminal() ? ask(question) : usual;
}

/** The body of `POST /employees`, from the command line and the terminal. @throws HttpProblem as that call does */
async function requestFor(email: string, { values }: ParsedArgs, password: string): Promise<EmployeeRequest> {
  const name = await optionOrAnswer(values.name, "Name: ", DEFAULTS.name);
  const surname = await optionOrAnswer(values.surname, "Surname: ", DEFAULTS.surname);
  const account = { email, password, isAdmin: true };
  return checkBody(EmployeeRequest, { name, surname, jobTitle: values["job-title"] ?? DEFAULTS.jobTitle, account });
}

async function create(email: string, typed: ParsedArgs, say: Say): Promise<void> {
  const { password, isGenerated } = await choosePassword();
  const request = await requestFor(email, typed, password);
  const admin = await withShelterData(say, async ({ settings, data }) => {
    await migrate(data.pool);
    const clock = clockOf(settings);
    const db = openDatabase(data.pool);
    const photoStore = openPhotoStore(settings.photoStore);
    const shelter = { db, clock, photoStore, settings: { ...settings, publicUrl: publicUrlOf(settings) } };
    return addEmployee({ ...shelter, actor: null }, request);
  });
  print(`${admin.name} ${admin.surname} can sign in as ${admin.email} and is an admin.`);
  if (isGenerated) print(`The password, shown this once: ${password}`);
}

async function reset(email: string, say: Say): Promise<void> {
  const link = await withExistingShelter(say, async ({ settings, data }) => {
    await migrate(data.pool);
    const system = { db: openDatabase(data.pool), clock: clockOf(settings) };
    return makeResetLink(system, email, publicUrlOf(settings));
  });
  if (!link) throw new Refusal(`Nobody can sign in as ${email}.`);
  print(link);
}

async function list(say: Say): Promise<void> {
  const admins = await withExistingShelter(say, ({ data }) => listAdmins(openDatabase(data.pool)));
  for (const { name, surname, email } of admins) print(`${email}\t${name} ${surname}`);
}

async function leave(say: Say): Promise<void> {
  await withExistingShelter(say, async ({ settings, data }) => {
    await migrate(data.pool);
    const photoStore = openPhotoStore(settings.photoStore);
    const context = { db: openDatabase(data.pool), clock: clockOf(settings), photoStore, actor: null };
    await leaveDemonstration(context);
  });
  print("The demonstration is taken out. What people have added is still there.");
}

/** The actions that need no e-mail. */
const ALONE = ["list", "leave-demo"];
const needsEmail = (action: string | undefined): boolean => action === "create" || action === "reset";

await runCommand({
  help: HELP,
  options: { name: { type: "string" }, surname: { type: "string" }, "job-title": { type: "string" } },
  accepts: ([action, email, ...more]) =>
    more.length === 0 &&
    (ALONE.includes(action ?? "") ? email === undefined : needsEmail(action) && email !== undefined),
  run: (typed, say) => {
    const [action, email = ""] = typed.positionals;
    if (action === "list") return list(say);
    if (action === "leave-demo") return leave(say);
    return action === "reset" ? reset(email, say) : create(email, typed, say);
  },
});
