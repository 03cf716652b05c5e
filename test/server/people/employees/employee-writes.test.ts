import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { subjectsTo } from "../../support/letters.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { plain } from "../../support/pictures.ts";

const POLISH = "Nie udało się przetworzyć zdjęcia.";
const TAKEN = "This email is already registered.";

let numbered = 0;
const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const whole = (change: object = {}) => ({
  account: { email: `new${++numbered}@shelter.test`, password: "a-longer-one", isAdmin: false },
  name: "Łukasz",
  surname: "Żak",
  jobTitle: "Vet",
  description: "Cats",
  ...change,
});
const picture = async (colour = "#336699") => ({
  base64: (await plain(40, 30, colour).png().toBuffer()).toString("base64"),
  name: "me.png",
  fileExtention: "png",
  employeeId: 0,
});
const login = (email: string, password: string) => aVisitor(shelter).post("/api/auth/login", { email, password });
const emailOf = async ({ accountId }: Person) =>
  (await shelter.db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow()).email;
const auditOf = (subjectId: number) =>
  shelter.db
    .selectFrom("audit_log")
    .select(["action", "details", "actor_account_id as actor"])
    .where("subject", "=", "employee")
    .where("subject_id", "=", subjectId)
    .orderBy("id")
    .execute();

describe("adding an employee", () => {
  test("adds the whole record with a photo, and the account can sign in", async () => {
    const body = whole({ photo: await picture() });
    const created = await admin.client.post("/api/employees", body);
    expect(created.statusCode).toBe(201);
    const employee = created.json();
    expect(employee).toMatchObject({ name: "Łukasz", jobTitle: "Vet", email: body.account.email, isAdmin: false });
    expect((await aVisitor(shelter).get(`/photos/${employee.photoId}`)).statusCode).toBe(200);
    const signedIn = (await login(body.account.email, "a-longer-one")).json();
    expect(signedIn).toMatchObject({ id: employee.id, isEmployee: true, isAdmin: false });
    expect(await auditOf(employee.id)).toMatchObject([{ action: "create", actor: admin.accountId }]);
  });

  test("refuses a malformed e-mail and a short password at their fields", async () => {
    const malformed = whole({ account: { email: "who@", password: "12345", isAdmin: false } });
    expect((await admin.client.post("/api/employees", malformed)).json().errors).toEqual([
      { field: "account.email", errors: ["Invalid email address"] },
      { field: "account.password", errors: ["Min 6 chars"] },
    ]);
  });

  test("refuses a taken e-mail in any case, and stores nothing", async () => {
    const email = (await emailOf(admin)).toUpperCase();
    const refused = await admin.client.post(
      "/api/employees",
      whole({ surname: "Taken", account: { email, password: "a-longer-one" } }),
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual([{ field: "account.email", errors: [TAKEN] }]);
    expect((await admin.client.get("/api/employees?q=łukasz taken")).json().totalCount).toBe(0);
  });

  test.each([
    ["no base64 at all", "%%%", 400],
    ["a text", Buffer.from("hello").toString("base64"), 415],
    ["nothing", "", 415],
  ])("tells in Polish that a photo cannot be processed: %s", async (_what, base64, status) => {
    const refused = await admin.client.post("/api/employees", whole({ photo: { base64 } }));
    expect(refused.statusCode).toBe(status);
    expect(refused.json().errors).toEqual([{ field: "photo", errors: [POLISH] }]);
  });

  test("accepts a photo of several megabytes", async () => {
    const { base64 } = await picture();
    const padded = Buffer.concat([Buffer.from(base64, "base64"), Buffer.alloc(6 * 1024 * 1024)]).toString("base64");
    expect((await admin.client.post("/api/employees", whole({ photo: { base64: padded } }))).statusCode).toBe(201);
  });
});

describe("changing an employee", () => {
  test("a new photo replaces the old one, whose files are deleted", async () => {
    const { id } = await anEmployee(shelter);
    const put = async (colour: string) =>
      (await admin.client.put(`/api/employees/${id}`, { photo: await picture(colour) })).json().photoId;
    const first = await put("#ff0000");
    const second = await put("#00ff00");
    expect(second).not.toBe(first);
    expect((await aVisitor(shelter).get(`/photos/${first}`)).statusCode).toBe(404);
    expect((await aVisitor(shelter).get(`/photos/${second}`)).statusCode).toBe(200);
    const kept = await admin.client.put(`/api/employees/${id}`, { name: "Ola", photo: null });
    expect(kept.json().photoId).toBe(second);
  });

  test("a new e-mail or password from an admin ends that person's sessions, and a letter goes to the old address", async () => {
    const employee = await anEmployee(shelter);
    const former = await emailOf(employee);
    const email = "moved@shelter.test";
    const account = { email, password: "another-one", isAdmin: false };
    expect((await admin.client.put(`/api/employees/${employee.id}`, { account })).json().email).toBe(email);
    expect((await employee.client.get("/api/auth/me")).statusCode).toBe(401);
    expect((await login(email, "another-one")).statusCode).toBe(200);
    expect(await subjectsTo(shelter, former)).toEqual(["Your account was changed"]);
    expect((await auditOf(employee.id)).map(({ action }) => action)).toEqual(["set email", "set password", "edit"]);
  });

  test("a blank password keeps the password and the sessions", async () => {
    const body = whole();
    const { id } = (await admin.client.post("/api/employees", body)).json();
    const account = { email: body.account.email, password: "", isAdmin: false };
    expect((await admin.client.put(`/api/employees/${id}`, { account })).statusCode).toBe(200);
    expect((await login(body.account.email, "a-longer-one")).statusCode).toBe(200);
  });

  test("refuses a taken e-mail", async () => {
    const employee = await anEmployee(shelter);
    const user = await aUser(shelter);
    const account = { email: await emailOf(user) };
    const refused = await admin.client.put(`/api/employees/${employee.id}`, { name: "Changed", account });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual([{ field: "account.email", errors: [TAKEN] }]);
    expect((await admin.client.get(`/api/employees/${employee.id}`)).json().name).toBe("Ewa");
  });

  test("admin rights that are given or taken are audited, and apply at once", async () => {
    const employee = await anEmployee(shelter);
    const put = (isAdmin: boolean) => admin.client.put(`/api/employees/${employee.id}`, { account: { isAdmin } });
    expect((await put(true)).json().isAdmin).toBe(true);
    expect((await employee.client.get("/api/auth/me")).json().isAdmin).toBe(true);
    expect((await put(false)).json().isAdmin).toBe(false);
    expect((await employee.client.get("/api/audit")).statusCode).toBe(403);
    const roles = (await auditOf(employee.id)).filter(({ action }) => action === "change role");
    expect(roles.map(({ details }) => details)).toEqual([{ isAdmin: true }, { isAdmin: false }]);
  });
});

describe("one's own record", () => {
  test("an employee changes it, but not their rights, e-mail or password, and nobody else's record", async () => {
    const employee = await anEmployee(shelter);
    const own = (body: object) => employee.client.put(`/api/employees/${employee.id}`, body);
    const email = await emailOf(employee);
    const unchanged = { email, password: "", isAdmin: false };
    expect((await own({ description: "Bees", account: unchanged })).json().description).toBe("Bees");
    expect((await own({ account: { isAdmin: true } })).statusCode).toBe(403);
    expect((await own({ account: { password: "another-one" } })).statusCode).toBe(403);
    expect((await own({ account: { email: "else@shelter.test" } })).statusCode).toBe(403);
    expect((await employee.client.put(`/api/employees/${admin.id}`, { name: "X" })).statusCode).toBe(403);
    expect((await employee.client.post("/api/employees", whole())).statusCode).toBe(403);
  });

  test("admins cannot take their own rights either", async () => {
    const refused = await admin.client.put(`/api/employees/${admin.id}`, { account: { isAdmin: false } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe("You cannot change your own admin rights.");
  });
});
