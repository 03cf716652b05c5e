import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMONSTRATION_KEY, readMarks } from "../../../src/server/database/demonstration.marks.ts";
import { saveFact } from "../../../src/server/database/installation.commands.ts";
import { buildAnimal, buildNews } from "../../server/support/builders.ts";
import { databaseForFile } from "../../server/support/database.ts";
import { freshFolder, operate, post, signIn } from "../../support/operator.ts";
import { serverProcess } from "../../support/server-process.ts";

const database = await databaseForFile();
const home = await freshFolder();
await chmod(home.folder, 0o755);
const server = await serverProcess(database.url);
const address = await server.start();
afterAll(async () => {
  await server.remove();
  await home.remove();
});

const EWA = ["create", "ewa@shelter.test", "--name", "Ewa", "--surname", "Nowak"];
const admin = (args: string[], input = "") =>
  operate("admin", args, { DATABASE_URL: database.url, DATA_DIR: home.folder }, input);

test("an admin created beside a running server can sign in there, and the audit log names no employee", async () => {
  const made = await admin(EWA, "a good password\n");
  expect(made).toEqual({ code: 0, said: "", answer: expect.stringContaining("Ewa Nowak can sign in as ewa@shelter") });
  const login = await signIn(address, "ewa@shelter.test", "a good password");
  expect(login).toMatchObject({ status: 200, body: { isAdmin: true, name: "Ewa" } });
  const entry = database.db.selectFrom("audit_log").selectAll().where("action", "=", "create");
  expect(await entry.execute()).toMatchObject([
    { actor_account_id: null, subject: "employee", details: { isAdmin: true } },
  ]);
  expect(await admin(["list"])).toEqual({ code: 0, said: "", answer: "ewa@shelter.test\tEwa Nowak\n" });
});

test("a link for a new password is printed, works once, is audited and confirms no address", async () => {
  await database.db.updateTable("accounts").set({ email_confirmed_at: null }).execute();
  const { code, said, answer } = await admin(["reset", "EWA@shelter.test"]);
  expect([code, said]).toEqual([0, ""]);
  const [, token] = /^http:\/\/\S+\/reset_password\?token=([\w-]{43})\n$/.exec(answer) ?? [];
  const reset = async () =>
    (await post(address, "/api/auth/password/reset", { token, newPassword: "a quite new one" })).status;
  expect([await reset(), await reset()]).toEqual([200, 400]);
  const login = await signIn(address, "ewa@shelter.test", "a quite new one");
  expect(login).toMatchObject({ status: 200, body: { emailConfirmed: false } });
  const entry = database.db.selectFrom("audit_log").selectAll().where("action", "=", "print reset link");
  expect(await entry.execute()).toMatchObject([{ actor_account_id: null, subject: "account" }]);
  expect(await admin(["reset", "nobody@shelter.test"])).toEqual({
    code: 1,
    answer: "",
    said: "Nobody can sign in as nobody@shelter.test.\n",
  });
});

test("the second factor of somebody who has lost it is taken away, audited and told by letter", async () => {
  const { id } = await database.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  const key = { credential_id: "lost", public_key: Buffer.from("key"), counter: 0, transports: [], name: "Lost" };
  const lost = { account_id: id, ...key, created_at: new Date() };
  await database.db.insertInto("passkeys").values(lost).execute();
  const halfway = await signIn(address, "ewa@shelter.test", "a quite new one");
  expect(halfway.body).toEqual({ secondFactor: ["passkey"] });
  expect(await admin(["reset-factor", "Ewa@shelter.test"])).toEqual({
    code: 0,
    said: "",
    answer: "Ewa@shelter.test signs in with the password alone now.\n",
  });
  expect(await signIn(address, "ewa@shelter.test", "a quite new one")).toMatchObject({ body: { loginId: id } });
  const letters = await database.db.selectFrom("letters").select("subject").where("account_id", "=", id).execute();
  expect(letters).toContainEqual({ subject: "Your second factor was taken away" });
  const entry = database.db.selectFrom("audit_log").select("actor_account_id");
  expect(await entry.where("action", "=", "reset second factor").execute()).toEqual([{ actor_account_id: null }]);
  expect((await admin(["reset-factor", "ewa@shelter.test"])).said).toBe("This person has no second factor.\n");
});

test("an e-mail that is taken is refused, whatever its letters' case, and nothing is changed", async () => {
  const again = await admin(
    ["create", "EWA@shelter.test", "--name", "Eve", "--surname", "Noble"],
    "another password\n",
  );
  expect(again).toEqual({ code: 1, answer: "", said: "This email is already registered.\n" });
  expect((await admin(["list"])).answer).toBe("ewa@shelter.test\tEwa Nowak\n");
  expect((await signIn(address, "ewa@shelter.test", "another password")).status).toBe(401);
});

test("all mistakes are reported at once, with the texts of the form", async () => {
  const { code, said } = await admin(["create", "nobody", "--name", " ", "--surname", ""], "short");
  expect(code).toBe(1);
  expect(said.trim().split("\n").sort()).toEqual([
    "email: Invalid email address",
    "name: Name is required.",
    "password: Min 6 chars",
    "surname: Surname is required.",
  ]);
});

test("without a terminal a password is generated, which is shown once and works", async () => {
  const { code, answer } = await admin(["create", "adam@shelter.test"]);
  expect(code).toBe(0);
  expect(answer).toContain("Shelter Admin can sign in as adam@shelter.test");
  const [, password = ""] = /shown this once: (\S+)/.exec(answer) ?? [];
  expect(await signIn(address, "adam@shelter.test", password)).toMatchObject({ status: 200, body: { isAdmin: true } });
});

test("a wrong command line is answered with the help", async () => {
  const wrong = [[], ["create"], ["reset"], ["remove", "ewa@shelter.test"], [...EWA, "--password", "a good password"]];
  for (const { code, said } of await Promise.all(wrong.map((args) => admin(args)))) {
    expect(code).toBe(2);
    expect(said).toContain("npm run admin -- create E-MAIL");
  }
});

test("an admin made in a fresh folder keeps the demonstration out of it", async () => {
  const settings = { DATA_DIR: join(home.folder, "data"), DATABASE_URL: "", DEMO: "" };
  const early = await operate("admin", ["list"], settings);
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining("There is no shelter in") });
  expect((await operate("admin", EWA, settings, "a good password")).code).toBe(0);
  const fresh = await serverProcess(database.url, settings);
  try {
    const there = await fresh.start();
    expect((await signIn(there, "ewa@shelter.test", "a good password")).status).toBe(200);
    expect((await signIn(there, "admin@shelter.example", "shelter-demo")).status).toBe(401);
    expect(await fresh.leave()).toBe(0);
  } finally {
    await fresh.remove();
  }
});

test("leave-demo takes the demonstration out, once somebody of the shelter's own can sign in", async () => {
  const leave = () => admin(["leave-demo"]);
  expect(await leave()).toEqual({ code: 1, answer: "", said: "There is no demonstration here any more.\n" });
  const invented = await buildAnimal(database.db);
  await admin(["create", "invented@shelter.test"], "a password that everybody knows\n");
  const marks = JSON.stringify(await readMarks(database.db));
  await saveFact(database.db, DEMONSTRATION_KEY, { value: marks, at: new Date() });
  const own = await buildAnimal(database.db);
  await namedInAnArticle("invented@shelter.test");
  const known = () => signIn(address, "invented@shelter.test", "a password that everybody knows");
  expect(await known()).toMatchObject({ status: 200 });
  expect(await leave()).toMatchObject({
    code: 1,
    answer: "",
    said: expect.stringContaining("Add an admin of your own"),
  });
  await admin(["create", "own@shelter.test", "--name", "Own", "--surname", "Admin"], "a good password\n");
  expect(await leave()).toEqual({ code: 0, said: "", answer: expect.stringContaining("is taken out") });
  const animals = await database.db.selectFrom("animals").select("id").execute();
  expect(animals.map(({ id }) => id)).toEqual([own]);
  expect(animals).not.toContainEqual({ id: invented });
  expect(await known()).toMatchObject({ status: 401 });
  expect(await admin(["list"])).toMatchObject({ answer: "own@shelter.test\tOwn Admin\n" });
  expect(await leave()).toMatchObject({ code: 1 });
});

/** An article of an employee's, which keeps them when the demonstration is left. */
async function namedInAnArticle(email: string): Promise<void> {
  const { id } = await database.db
    .selectFrom("employees as e")
    .innerJoin("accounts as a", "a.id", "e.account_id")
    .where("a.email", "=", email)
    .select("e.id")
    .executeTakeFirstOrThrow();
  await buildNews(database.db, { employee_id: id });
}
