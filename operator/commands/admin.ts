import { randomBytes } from "node:crypto";
import { EmployeeRequest } from "../../src/contract/people/employees.ts";
import { makeResetLink } from "../../src/server/accounts/password-reset.commands.ts";
import { resetFactorOf } from "../../src/server/accounts/second-factor/factor.commands.ts";
import { print } from "../../src/server/app/start/steps.ts";
import type { Clock } from "../../src/server/base/clock.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import { addEmployee } from "../../src/server/people/employees/employee.commands.ts";
import { listAdmins } from "../../src/server/people/employees/employee.queries.ts";
import { openQueues } from "../../src/server/platform/background/queues.ts";
import { checkBody } from "../../src/server/platform/http/validation.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { publicUrlOf } from "../../src/server/platform/settings/settings.ts";
import { leaveDemonstration } from "../../src/server/settings/demonstration/leave-demonstration.ts";
import { type Log, type ParsedArgs, Refusal, runCommand } from "./command.ts";
import { type ShelterData, withExistingShelter, withShelterData } from "./shelter-data.ts";
import { ask, askHidden, isAtTerminal, readInput } from "./terminal.ts";

const HELP = `npm run admin -- create E-MAIL [--name NAME] [--surname SURNAME] [--job-title TITLE]
    Makes an employee who is an admin: the first one of a shelter, or a further one. What is left out is asked for.
    The password is asked for without being shown; where nobody can be asked, it is the first line of standard input, or
    one is made and shown once. It is never taken from the command line, which other people of the machine can read.
npm run admin -- reset E-MAIL
    Prints a link with which this person chooses a new password: good once, for an hour, for who opens it first. For when
    no letter reaches them; anybody who gets the link can sign in as them.
npm run admin -- reset-factor E-MAIL
    Takes the passkeys, the authenticator app and the recovery codes of this person away, who has lost them, and ends their
    sessions. They sign in with the password alone; if the shelter asks for a second factor, they set up a new one then.
    A letter tells them. For colleagues an admin does this on their page; this is for the last admin.
npm run admin -- leave-demo
    Takes out what the demonstration has put in, and keeps what people have added themselves. Needs an admin of your own.
npm run admin -- list
    Names and e-mails of the admins.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** The default name and job title; the person may change them after signing in. */
const DEFAULTS = { name: "Shelter", surname: "Admin", jobTitle: "Administrator" };
/** The randomness of a generated password, in bytes. */
const RANDOM_BYTES = 12;

/** Migrates the database. @returns what commands of the application work with when nobody is signed in */
async function openSystem({ settings, data }: ShelterData) {
  await migrate(data.pool);
  const publicUrl = publicUrlOf(settings);
  const clock: Clock = { now: () => new Date(), zone: settings.timeZone };
  const photoStore = openPhotoStore(settings.photoStore);
  return { db: openDatabase(data.pool), clock, photoStore, settings: { ...settings, publicUrl }, actor: null };
}

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
async function optionOrAnswer(
  option: string | boolean | undefined,
  question: string,
  fallback: string,
): Promise<string> {
  if (typeof option === "string") return option;
  return isAtTerminal() ? ask(question) : fallback;
}

/** The body of `POST /employees`, from the command line and the terminal. @throws HttpProblem as that call does */
async function requestFor(email: string, { values }: ParsedArgs, password: string): Promise<EmployeeRequest> {
  const name = await optionOrAnswer(values.name, "Name: ", DEFAULTS.name);
  const surname = await optionOrAnswer(values.surname, "Surname: ", DEFAULTS.surname);
  const account = { email, password, isAdmin: true };
  return checkBody(EmployeeRequest, { name, surname, jobTitle: values["job-title"] ?? DEFAULTS.jobTitle, account });
}

async function create(email: string, typed: ParsedArgs, log: Log): Promise<void> {
  const { password, isGenerated } = await choosePassword();
  const request = await requestFor(email, typed, password);
  const admin = await withShelterData(log, async (shelter) => addEmployee(await openSystem(shelter), request));
  print(`${admin.name} ${admin.surname} can sign in as ${admin.email} and is an admin.`);
  if (isGenerated) print(`The password, shown this once: ${password}`);
}

async function reset(email: string, log: Log): Promise<void> {
  const link = await withExistingShelter(log, async (shelter) => {
    const system = await openSystem(shelter);
    return makeResetLink(system, email, system.settings.publicUrl);
  });
  if (!link) throw new Refusal(`Nobody can sign in as ${email}.`);
  print(link);
}

async function resetFactor(email: string, log: Log): Promise<void> {
  const isDone = await withExistingShelter(log, async (shelter) => {
    const system = await openSystem(shelter);
    // Its letter is a background job of the server.
    await openQueues(system.db);
    return resetFactorOf(system, email);
  });
  if (!isDone) throw new Refusal(`Nobody can sign in as ${email}.`);
  print(`${email} signs in with the password alone now.`);
}

async function list(log: Log): Promise<void> {
  const admins = await withExistingShelter(log, ({ data }) => listAdmins(openDatabase(data.pool)));
  for (const { name, surname, email } of admins) print(`${email}\t${name} ${surname}`);
}

async function leave(log: Log): Promise<void> {
  await withExistingShelter(log, async (shelter) => leaveDemonstration(await openSystem(shelter)));
  print("The demonstration is taken out. What people have added is still there.");
}

const WITH_EMAIL = ["create", "reset", "reset-factor"];
const WITHOUT_EMAIL = ["list", "leave-demo"];

await runCommand({
  help: HELP,
  options: { name: { type: "string" }, surname: { type: "string" }, "job-title": { type: "string" } },
  accepts: ([action = "", email, ...more]) =>
    more.length === 0 && (email === undefined ? WITHOUT_EMAIL : WITH_EMAIL).includes(action),
  run: (typed, log) => {
    const [action, email = ""] = typed.positionals;
    if (action === "list") return list(log);
    if (action === "leave-demo") return leave(log);
    if (action === "reset-factor") return resetFactor(email, log);
    return action === "reset" ? reset(email, log) : create(email, typed, log);
  },
});
