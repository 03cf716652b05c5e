import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin, aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = (await anAdmin(shelter)).client;
const user = await aUser(shelter);
const TEXT = "Please use one line, without characters that cannot be seen. Type it again instead of pasting it.";
const BAD = ["X\r\nBcc: a@b.example", "X\nY", "X\u202eY", "X\u2028Y", "X\tY", "X\u2066Y\u2069"];

test.each(BAD)("a name is one line that reads as it is stored: %j is refused at its field, everywhere", async (bad) => {
  const errorOf = (field: string) => ({ field, errors: [TEXT] });
  const contact = { name: bad, email: "ala@person.test", message: "Do you have cats?" };
  expect((await aVisitor(shelter).post("/api/contact/send", contact)).json().errors).toEqual([errorOf("name")]);
  const record = await admin.put("/api/shelter", { name: bad, city: bad }, { "if-match": "*" });
  expect(record.json().errors).toEqual([errorOf("name"), errorOf("city")]);
  expect((await user.client.put("/api/users/me", { surname: bad })).json().errors).toEqual([errorOf("surname")]);
  const group = await admin.post("/api/animal-groups", { names: { en: "Cats", pl: bad }, description: "Two\nlines" });
  expect(group.json().errors).toEqual([errorOf("names.pl")]);
  const job = await admin.post("/api/jobs", { name: bad, description: "Two\nlines", minSalary: 1, maxSalary: 2 });
  expect(job.json().errors).toEqual([errorOf("name")]);
});

test("texts of several lines keep their lines, and a name may be in any script", async () => {
  const contact = { name: "Żaneta 李 O’Neil-Ünal", email: "ala@person.test", message: "Do you\nhave\tcats?" };
  expect((await aVisitor(shelter).post("/api/contact/send", contact)).statusCode).toBe(201);
  const { message } = await shelter.db.selectFrom("contact_messages").select("message").executeTakeFirstOrThrow();
  expect(message).toBe(contact.message);
});

test("no subject of a letter to subscribers has a mark that changes the direction; its blanks become one", async () => {
  const issue = { content: "First\n\nSecond" };
  expect(
    (await admin.post("/api/newsletters/issues", { ...issue, subject: "New \u202eanimals" })).json().errors,
  ).toEqual([{ field: "subject", errors: [TEXT] }]);
  const kept = await admin.post("/api/newsletters/issues", { ...issue, subject: "New\n animals" });
  expect(kept.json().subject, kept.body).toBe("New animals");
});
