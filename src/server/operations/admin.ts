import { randomBytes } from "node:crypto";
import { EmployeeRequest } from "../../contract/employees.ts";
import { makeResetLink } from "../accounts/password-reset.commands.ts";
import type { Clock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/pool.ts";
import { addEmployee } from "../employees/employee.commands.ts";
import { listAdmins } from "../employees/employee.queries.ts";
import { checkBody } from "../http/validation.ts";
import { openPhotoStore } from "../photos/photo.place.ts";
import { publicUrlOf, type Settings } from "../settings.ts";
import { Refusal, runCommand, type Say, type Typed } from "./command.ts";
import { withExistingShelter, withShelterData } from "./shelter-data.ts";
import { ask, askHidden, isAtTerminal, readInput } from "./terminal.ts";

const HELP = `npm run admin -- create E-MAIL [--name NAME] [--surname SURNAME] [--job-title TITLE]
    Makes an employee who is an admin: the first one of a shelter, or a further one. What is left out is asked for.
    The password is asked for without being shown; where nobody can be asked, it is the first line of standard input, or
    one is made and shown once. It is never taken from the command line, which other people of the machine can read.
npm run admin -- reset E-MAIL
    Prints a link with which this person chooses a new password: good once, for an hour, for who opens it first. For when
    no letter reaches them; whoever gets the link can sign in as them.
npm run admin -- list
    Names and e-mails of the admins.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** Who the person is unless told otherwise; they may change it after signing in. */
const USUAL = { name: "Shelter", surname: "Admin", jobTitle: "Administrator" };
/** How random a password is that nobody chose, in bytes. */
const RANDOM_BYTES = 12;

const clockOf = ({ timeZone }: Settings): Clock => ({ now: () => new Date(), zone: timeZone });
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A password, and whether it has to be shown since nobody knows it. */
type Password = { password: string; isMade: boolean };

async function choosePassword(): Promise<Password> {
  if (!isAtTerminal()) {
    const password = await readInput();
    return password
      ? { password, isMade: false }
      : { password: randomBytes(RANDOM_BYTES).toString("base64url"), isMade: true };
  }
  const password = await askHidden("Password (not shown): ");
  if ((await askHidden("The same again: ")) !== password) throw new Refusal("The two passwords are not the same.");
  return { password, isMade: false };
}

/** @returns what stands in an option, or what is answered; the usual where nobody can be asked */
async function given(option: string | boolean | undefined, asked: string, usual: string): Promise<string> {
  if (typeof option === "string") return option;
  return isAtTerminal() ? ask(asked) : usual;
}

/** The body of `POST /employees`, from the command line and the terminal. @throws HttpProblem with the texts of that call */
async function requestFor(email: string, { values }: Typed, password: string): Promise<EmployeeRequest> {
  const name = await given(values.name, "Name: ", USUAL.name);
  const surname = await given(values.surname, "Surname: ", USUAL.surname);
  const account = { email, password, isAdmin: true };
  return checkBody(EmployeeRequest, { name, surname, jobTitle: values["job-title"] ?? USUAL.jobTitle, account });
}

async function create(email: string, typed: Typed, say: Say): Promise<void> {
  const { password, isMade } = await choosePassword();
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
  if (isMade) print(`The password, shown this once: ${password}`);
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

/** What is done for one e-mail. */
const isAbout = (what: string | undefined): boolean => what === "create" || what === "reset";

await runCommand({
  help: HELP,
  options: { name: { type: "string" }, surname: { type: "string" }, "job-title": { type: "string" } },
  accepts: ([what, email, ...more]) =>
    more.length === 0 && (what === "list" ? email === undefined : isAbout(what) && email !== undefined),
  run: (typed, say) => {
    const [what, email = ""] = typed.words;
    if (what === "list") return list(say);
    return what === "reset" ? reset(email, say) : create(email, typed, say);
  },
});
