import { beforeEach, describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../support/app.ts";
import { buildAnimal, buildJob } from "../support/builders.ts";
import { Client, signedInAs } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { anAdmin, anEmployee, aVisitor } from "../support/people.ts";
import { rowsOf } from "../support/rows.ts";
import { changeAccount, PASSWORD, setAccount, signedInUser } from "./concurrency.ts";
import { askForLink, confirmBy, letterAsSent, SUBJECT, tokenIn } from "./links.ts";
import { newcomer, signUpBody } from "./newcomer.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
beforeEach(() => shelter.clock.set(NOON));

const HOUR = 60 * 60_000;
const later = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));

let count = 0;
const newEmail = () => `confirm${++count}@person.test`;
const someone = () => newcomer(shelter, newEmail());
const isConfirmed = async (client: Client) => (await client.get("/api/auth/me")).json().emailConfirmed;
const open = (token: string) => aVisitor(shelter).post("/api/auth/email/confirm", { token });
const askAgain = ({ client }: { client: Client }) => client.post("/api/auth/email/send");

async function expectRefused(token: string): Promise<void> {
  const answer = await open(token);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ field: "token", errors: ["This link is no longer valid. Log in to ask for a new one."] }],
  ]);
}

describe("an address", () => {
  test("is confirmed by the welcome letter's link, once, also without being signed in", async () => {
    const { client, email, id, accountId } = await someone();
    expect(await isConfirmed(client)).toBe(false);
    expect((await client.get("/api/users/me")).json().emailConfirmed).toBe(false);
    const token = await tokenIn(shelter, email, SUBJECT.welcome);
    const answer = await open(token);
    expect([answer.statusCode, answer.json().message]).toEqual([200, "Thank you! Your email address is confirmed."]);
    expect(await isConfirmed(client)).toBe(true);
    expect((await admin.client.get(`/api/users/${id}`)).json().emailConfirmed).toBe(true);
    await expectRefused(token);
    const { items } = (await admin.client.get(`/api/audit?action=confirm email&subjectId=${accountId}`)).json();
    expect(items).toHaveLength(1);
  });

  test("is confirmed only by its own valid link", async () => {
    const { client, email } = await someone();
    const other = await someone();
    await askForLink(shelter, email);
    await expectRefused(await tokenIn(shelter, email, SUBJECT.reset));
    await expectRefused("made-up");
    expect((await confirmBy(shelter, client, other.email, SUBJECT.welcome)).statusCode).toBe(200);
    expect(await isConfirmed(client)).toBe(false);
    const token = await tokenIn(shelter, email, SUBJECT.welcome);
    later(72 * HOUR);
    await expectRefused(token);
    expect(await letterAsSent(shelter, email, SUBJECT.welcome)).toBeUndefined();
    expect(await isConfirmed(client)).toBe(false);
  });

  test("need not be confirmed to log in, apply and read letters to the account", async () => {
    const { client, email } = await someone();
    const animalId = await buildAnimal(shelter.db, { name: "Burek" });
    const applied = await client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." });
    expect(applied.statusCode).toBe(201);
    const { letters } = (await client.get("/api/users/me/export")).json();
    expect(letters.map(({ subject }: { subject: string }) => subject)).toEqual(await subjectsTo(shelter, email));
  });

  test("is confirmed by a link for a new password that was sent to it", async () => {
    const { email } = await someone();
    await askForLink(shelter, email);
    const token = await tokenIn(shelter, email, SUBJECT.reset);
    await new Client(shelter).post("/api/auth/password/reset", { token, newPassword: PASSWORD });
    const client = new Client(shelter);
    await client.post("/api/auth/login", { email, password: PASSWORD });
    expect(await isConfirmed(client)).toBe(true);
  });
});

describe("a new e-mail", () => {
  test("has to be confirmed, is announced to the old address and ends the other sessions", async () => {
    const person = await signedInUser(shelter, newEmail());
    const elsewhere = await signedInAs(shelter, person.accountId);
    const email = newEmail();
    expect((await changeAccount(person, { email })).statusCode).toBe(200);
    expect(await isConfirmed(person.client)).toBe(false);
    expect((await elsewhere.get("/api/auth/me")).statusCode).toBe(401);
    expect(await subjectsTo(shelter, person.email)).toEqual(["Your email address was changed"]);
    expect((await letterAsSent(shelter, person.email, "Your email address was changed"))?.text).toMatch(/^Dear Jan,/);
    expect((await confirmBy(shelter, aVisitor(shelter), email)).statusCode).toBe(200);
    expect(await isConfirmed(person.client)).toBe(true);
  });

  test("invalidates the links that were sent to the old one", async () => {
    const person = await someone();
    const token = await tokenIn(shelter, person.email, SUBJECT.welcome);
    const email = newEmail();
    await changeAccount(person, { email });
    await expectRefused(token);
    await changeAccount(person, { email: person.email });
    await expectRefused(token);
    await expectRefused(await tokenIn(shelter, email, SUBJECT.confirm));
    expect(await isConfirmed(person.client)).toBe(false);
  });

  test("that staff set for a user has to be confirmed; one that an admin sets for an employee is confirmed", async () => {
    const person = await signedInUser(shelter, newEmail());
    const [email, theirs, own] = [newEmail(), newEmail(), newEmail()];
    await admin.client.put(`/api/users/${person.id}`, { account: { email } });
    expect((await admin.client.get(`/api/users/${person.id}`)).json()).toMatchObject({ email, emailConfirmed: false });
    expect((await confirmBy(shelter, aVisitor(shelter), email)).statusCode).toBe(200);

    const employee = await anEmployee(shelter);
    await admin.client.put(`/api/employees/${employee.id}`, { account: { email: theirs, password: PASSWORD } });
    const client = new Client(shelter);
    await client.post("/api/auth/login", { email: theirs, password: PASSWORD });
    expect(await isConfirmed(client)).toBe(true);
    await changeAccount({ ...employee, client }, { email: own }, "employee");
    expect(await isConfirmed(client)).toBe(false);
    expect(await subjectsTo(shelter, own)).toEqual([SUBJECT.confirm]);
  });
});

describe("the letter with the link", () => {
  test("can be requested once a minute and five times a day", async () => {
    const person = await someone();
    const refused = await askAgain(person);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    for (let n = 0; n < 4; n++) {
      later(60_000);
      const answer = await askAgain(person);
      expect([answer.statusCode, answer.json().message]).toEqual([
        200,
        "A letter with a link is on its way to your address.",
      ]);
    }
    later(HOUR);
    const sixth = await askAgain(person);
    expect([sixth.statusCode, sixth.headers["retry-after"]]).toEqual([429, String(23 * 3600 - 4 * 60)]);
    await changeAccount(person, { email: newEmail() });
    later(24 * HOUR);
    expect((await askAgain(person)).statusCode).toBe(200);
  });

  test("is sent once when it is requested ten times at once", async () => {
    const person = await someone();
    later(HOUR);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askAgain(person)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await subjectsTo(shelter, person.email)).toEqual([SUBJECT.welcome, SUBJECT.confirm]);
  });

  test("is not sent to a confirmed address, nor for visitors", async () => {
    const person = await signedInUser(shelter, newEmail());
    const answer = await askAgain(person);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "Your email address is confirmed already."]);
    expect((await askAgain({ client: aVisitor(shelter) })).statusCode).toBe(401);
  });
});

describe("letters to an address that is not confirmed", () => {
  test("contain nothing that was typed by the person who entered the address", async () => {
    const typed = { name: "Win a prize", surname: "at prize.test", city: "Prizetown", street: "Prize Street" };
    const person = await newcomer(shelter, newEmail(), typed);
    const animalId = await buildAnimal(shelter.db);
    await person.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Buy at prize.test" });
    const jobId = await buildJob(shelter.db);
    const applied = await person.client.post("/api/job-applications", {
      jobId,
      firstName: "Prize",
      lastName: "Prize",
      sex: "Female",
      age: 30,
      applicationLetter: "Prize",
      experience: "Prize",
      phoneNumber: "600700800",
      emailAddress: "victim@elsewhere.test",
    });
    expect(applied.statusCode).toBe(201);
    await admin.client.post(`/api/job-applications/${applied.json().id}/reject`, {});
    later(60_000);
    await askAgain(person);
    await askForLink(shelter, person.email);
    await changeAccount(person, { email: "next@elsewhere.test" });
    const lettersTo = (...recipients: string[]) => rowsOf(shelter.db, "letters", { recipient: recipients });
    const letters = await lettersTo(person.email, "next@elsewhere.test", "victim@elsewhere.test");
    expect(letters).toHaveLength(7);
    await person.client.post("/api/users/me/close", { currentPassword: PASSWORD });
    const [last] = await lettersTo("next@elsewhere.test");
    expect(last?.subject).toBe("Your account was closed");
    for (const letter of [...letters, last]) expect(JSON.stringify(letter)).not.toMatch(/prize/i);
  });

  test("greet by name once it is confirmed", async () => {
    const person = await someone();
    await confirmBy(shelter, person.client, person.email, SUBJECT.welcome);
    const animalId = await buildAnimal(shelter.db, { name: "Reks" });
    await person.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." });
    const letter = await letterAsSent(shelter, person.email, "We have received your application for Reks");
    expect(letter?.text).toMatch(/^Dear Żaneta,/);
  });
});

describe("the shelter's own addresses", () => {
  const RESERVED = "This address belongs to the shelter. Please use one of your own.";
  const OWN = ["contact@shelter.example", "CONTACT@Shelter.Example", "letters@shelter.test"];
  const refusalOf = async (answer: ReturnType<Client["post"]>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().errors];
  };

  test.each(OWN)("%s cannot be used for an account by anybody", async (email) => {
    const [atAccount, atEmail] = ["account.email", "email"].map((field) => [400, [{ field, errors: [RESERVED] }]]);
    expect(await refusalOf(aVisitor(shelter).post("/api/users", signUpBody(email)))).toEqual(atAccount);
    expect(await refusalOf(admin.client.post("/api/users", signUpBody(email)))).toEqual(atAccount);
    const person = await signedInUser(shelter, newEmail());
    expect(await refusalOf(changeAccount(person, { email }))).toEqual(atEmail);
    expect(await refusalOf(admin.client.put(`/api/users/${person.id}`, { account: { email } }))).toEqual(atAccount);
    const employee = await anEmployee(shelter);
    await setAccount(shelter, employee.accountId, { email: newEmail() });
    expect(await refusalOf(changeAccount(employee, { email }, "employee"))).toEqual(atEmail);
    expect(await refusalOf(admin.client.put(`/api/employees/${employee.id}`, { account: { email } }))).toEqual(
      atAccount,
    );
    const hired = { name: "Ewa", surname: "Nowak", jobTitle: "Vet", account: { email, password: PASSWORD } };
    expect(await refusalOf(admin.client.post("/api/employees", hired))).toEqual(atAccount);
  });

  test("do not block other addresses of the same domain", async () => {
    const account = { email: "ewa@shelter.example", password: PASSWORD };
    const hired = { name: "Ewa", surname: "Nowak", jobTitle: "Vet", account };
    expect((await admin.client.post("/api/employees", hired)).statusCode).toBe(201);
  });
});
