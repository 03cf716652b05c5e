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
    The password is asked for without being shown; where nobody can be asked, it is the first line of standard input.
    It is never taken from the command line, which other people of the machine can read.
npm run admin -- list
    Names and e-mails of the admins.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

/** What the person does unless told otherwise. */
const USUAL_TITLE = "Administrator";

const print = (line: string) => process.stdout.write(`${line}\n`);

async function choosePassword(): Promise<string> {
  if (!isAtTerminal()) return readInput();
  const password = await askHidden("Password (not shown): ");
  if ((await askHidden("The same again: ")) !== password) throw new Refusal("The two passwords are not the same.");
  return password;
}

/** @returns what stands in an option, or what is answered; blank where nobody can be asked */
async function given(option: string | boolean | undefined, asked: string): Promise<string> {
  if (typeof option === "string") return option;
  return isAtTerminal() ? ask(asked) : "";
}

/** The body of `POST /employees`, from the command line and the terminal. @throws HttpProblem with the texts of that call */
async function requestFor(email: string, { values }: Typed): Promise<EmployeeRequest> {
  const name = await given(values.name, "Name: ");
  const surname = await given(values.surname, "Surname: ");
  const password = await choosePassword();
  const account = { email, password, isAdmin: true };
  return checkBody(EmployeeRequest, { name, surname, jobTitle: values["job-title"] ?? USUAL_TITLE, account });
}

async function create(email: string, typed: Typed, say: Say): Promise<void> {
  const request = await requestFor(email, typed);
  const admin = await withShelterData(say, async ({ settings, data }) => {
    await migrate(data.pool);
    const clock: Clock = { now: () => new Date(), zone: settings.timeZone };
    const db = openDatabase(data.pool);
    return addEmployee({ db, clock, store: openPhotoStore(settings.photoStore), actor: null }, request);
  });
  print(`${admin.name} ${admin.surname} can sign in as ${admin.email} and is an admin.`);
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
