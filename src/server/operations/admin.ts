import { randomBytes } from "node:crypto";
import { EmployeeRequest } from "../../contract/employees.ts";
import type { Clock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/pool.ts";
import { addEmployee } from "../employees/employee.commands.ts";
import { listAdmins } from "../employees/employee.queries.ts";
import { checkBody } from "../http/validation.ts";
import { openPhotoStore } from "../photos/photo.place.ts";
import { Refusal, runCommand, type Say, type Typed } from "./command.ts";
import { withExistingShelter, withShelterData } from "./shelter-data.ts";
import { ask, askHidden, isAtTerminal, readInput } from "./terminal.ts";

const HELP = `npm run admin -- create E-MAIL [--name NAME] [--surname SURNAME] [--job-title TITLE]
    Makes an employee who is an admin: the first one of a shelter, or a further one. What is left out is asked for.
    The password is asked for without being shown; where nobody can be asked, it is the first line of standard input, or
    one is made and shown once. It is never taken from the command line, which other people of the machine can read.
npm run admin -- list
    Names and e-mails of the admins.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** Who the person is unless told otherwise; they may change it after signing in. */
const USUAL = { name: "Shelter", surname: "Admin", jobTitle: "Administrator" };
/** How random a password is that nobody chose, in bytes. */
const RANDOM_BYTES = 12;

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
    const clock: Clock = { now: () => new Date(), zone: settings.timeZone };
    const db = openDatabase(data.pool);
    return addEmployee({ db, clock, store: openPhotoStore(settings.photoStore), actor: null }, request);
  });
  print(`${admin.name} ${admin.surname} can sign in as ${admin.email} and is an admin.`);
  if (isMade) print(`The password, shown this once: ${password}`);
}

async function list(say: Say): Promise<void> {
  const admins = await withExistingShelter(say, ({ data }) => listAdmins(openDatabase(data.pool)));
  for (const { name, surname, email } of admins) print(`${email}\t${name} ${surname}`);
}

await runCommand({
  help: HELP,
  options: { name: { type: "string" }, surname: { type: "string" }, "job-title": { type: "string" } },
  accepts: ([what, email, ...more]) =>
    more.length === 0 && (what === "create" ? email !== undefined : what === "list" && email === undefined),
  run: (typed, say) => (typed.words[0] === "list" ? list(say) : create(typed.words[1] ?? "", typed, say)),
});
