import { describe, expect, it } from "vitest";
import { queueAdoptionLetter } from "../../../../src/server/adoption/adoption.letters.ts";
import { recipientOfAdoption } from "../../../../src/server/adoption/adoption.recipient.ts";
import * as en from "../../../../src/server/texts/en/index.ts";
import * as pl from "../../../../src/server/texts/pl/index.ts";
import { signUpBody } from "../../accounts/newcomer.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildJob } from "../../support/builders.ts";
import { type Client, visitor } from "../../support/client.ts";
import { englishIn } from "../../support/english-words.ts";
import { lettersTo, linkIn, press, subscribe } from "../../support/letterbox.ts";
import { aUser, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const polish = (client: Client) => client.put("/api/users/me", { language: "pl" });
const emailOf = async ({ accountId }: Person) =>
  (await shelter.db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow()).email;

type Written = { subject: string; text: string; html: string };

/** What every letter in Polish is: in Polish to the last line. */
function expectPolish({ subject, text, html }: Written): void {
  expect(englishIn(`${subject}\n${text}\n${html}`)).toEqual([]);
  expect(html).toContain('<html lang="pl">');
  expect(text).toContain("Dzień dobry");
}

const letters = (email: string): Promise<Written[]> => lettersTo(shelter, email);

describe("English sentences", () => {
  it("are found in every English letter, so that one in a Polish letter would be found", () => {
    expect(englishIn(en.letters.welcome.text.join("\n"))).not.toEqual([]);
    expect(englishIn(en.adoptionLetters.steps.reject.text("Rex").join("\n"))).not.toEqual([]);
    expect(englishIn(pl.letters.welcome.text.join("\n"))).toEqual([]);
  });
});

describe("letters to somebody who signed up in Polish", () => {
  const email = "polish@person.test";

  it("are in Polish, and their links open Polish pages", async () => {
    const client = visitor(shelter);
    client.language = "pl";
    await client.post("/api/users", signUpBody(email));
    client.language = "en";
    await client.post("/api/auth/password/forgot", { email });
    const cookie = { email, password: signUpBody(email).account.password };
    await client.post("/api/auth/login", cookie);
    await client.put(`/api/accounts/${(await client.get("/api/auth/me")).json().accountId}/user`, {
      email: `new-${email}`,
      currentPassword: cookie.password,
    });
    await expect.poll(async () => (await letters(email)).map(({ subject }) => subject)).toHaveLength(3);
    const [welcome, reset, changed] = await letters(email);
    const [confirm] = await letters(`new-${email}`);
    for (const letter of [welcome, reset, changed, confirm]) expectPolish(letter as Written);
    expect(welcome?.subject).toBe("Witaj! Twoje konto – Animal Shelter");
    expect(welcome?.text).toContain(`Potwierdź adres: ${PUBLIC_URL}/pl/confirm_email?token=`);
    expect(reset?.text).toContain(`Ustaw nowe hasło: ${PUBLIC_URL}/pl/reset_password?token=`);
    expect(changed?.text).toContain("Serdecznie pozdrawiamy\nAnimal Shelter\n");
    expect((await visitor(shelter).get("/pl/confirm_email?token=none")).statusCode).toBe(200);
  });

  it("keep their words when the account's language changes; the next one is in the new language", async () => {
    const user = await aUser(shelter, { name: "Ola" });
    await polish(user.client);
    await adoptionAt(shelter, cast, 1, user);
    await user.client.put("/api/users/me", { language: "en" });
    await adoptionAt(shelter, cast, 1, user);
    const [first, second] = await letters(await emailOf(user));
    expect(first?.subject).toMatch(/^Mamy Twój wniosek o adopcję – Animal \d+$/);
    expect(first?.text).toContain("Dzień dobry, Ola!\n\nDziękujemy za list");
    expect(second?.subject).toMatch(/^We have received your application for Animal \d+$/);
    expect(second?.html).toContain('<html lang="en">');
  });

  it("about closing the account are in Polish", async () => {
    const user = await aUser(shelter);
    await polish(user.client);
    const to = await emailOf(user);
    await cast.admin.client.post(`/api/users/${user.id}/close`);
    const [closed] = await letters(to);
    expectPolish(closed as Written);
    expect(closed?.subject).toBe("Twoje konto zostało zamknięte");
  });

  it("from staff are in Polish, whatever staff speak", async () => {
    const user = await aUser(shelter);
    await polish(user.client);
    const to = await emailOf(user);
    await cast.admin.client.put(`/api/users/${user.id}`, { account: { newPassword: "another home" } });
    expectPolish((await letters(to))[0] as Written);
  });
});

describe("letters about an adoption", () => {
  it.each(Object.keys(en.adoptionLetters.steps))("after %s are whole in Polish", async (event) => {
    const { subject, text } = pl.adoptionLetters.steps[event as keyof typeof pl.adoptionLetters.steps];
    const english = en.adoptionLetters.steps[event as keyof typeof en.adoptionLetters.steps];
    const said = [subject("Rex"), ...text("Rex")].join("\n");
    expect(englishIn(said)).toEqual([]);
    expect(text("Rex")).toHaveLength(english.text("Rex").length);
  });

  it("are sent in Polish at every step, though staff take it in English", async () => {
    const user = await aUser(shelter);
    await polish(user.client);
    const { id } = await adoptionAt(shelter, cast, 6, user);
    await user.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    for (const event of ["overtaken", "left", "reject", "withdraw"] as const) {
      const after = { stageType: 1, stageStatus: 3, outcome: "rejected" } as never;
      const { recipient } = await shelter.db
        .selectFrom("adoptions as a")
        .where("a.id", "=", id)
        .select(recipientOfAdoption.as("recipient"))
        .executeTakeFirstOrThrow();
      await queueAdoptionLetter(shelter, { adoptionId: id, recipient, after, event, publicUrl: PUBLIC_URL });
    }
    const written = await letters(await emailOf(user));
    expect(written).toHaveLength(11);
    for (const letter of written) {
      expectPolish(letter);
      expect(letter.text).toContain(`Zobacz swoją adopcję: ${PUBLIC_URL}/user_page/adoptions/${id}`);
    }
  });
});

describe("letters about a job", () => {
  it.each([
    ["accept", "Chętnie powitamy Cię w\u00a0naszym zespole."],
    ["reject", "Tym razem wybieramy kogoś innego."],
  ])("to a Polish applicant after %s are in Polish", async (decision, sentence) => {
    const user = await aUser(shelter);
    await polish(user.client);
    const jobId = await buildJob(shelter.db, { name: "Weterynarz" });
    const emailAddress = `${decision}@person.test`;
    const applied = await user.client.post("/api/job-applications", {
      jobId,
      firstName: "Ala",
      lastName: "Żak",
      sex: "Female",
      age: 30,
      applicationLetter: "Lubię psy.",
      experience: "Dwa lata",
      phoneNumber: "600700800",
      emailAddress,
      note: "",
    });
    expect(applied.statusCode).toBe(201);
    await cast.admin.client.post(`/api/job-applications/${applied.json().id}/${decision}`, {});
    const [letter] = await letters(emailAddress);
    expectPolish(letter as Written);
    expect(letter?.subject).toBe("Twoje zgłoszenie do pracy – Weterynarz");
    expect(letter?.text).toContain(sentence);
  });
});

describe("the newsletter", () => {
  it("asks for a confirmation in the language of the page, and its link leads to a page in it", async () => {
    await subscribe(shelter, "czytelnik@person.test", undefined, "pl");
    await subscribe(shelter, "reader@person.test");
    const [asked] = await lettersTo(shelter, "czytelnik@person.test");
    expect(asked?.subject).toBe("Potwierdź zapis do newslettera");
    expectPolish((await letters("czytelnik@person.test"))[0] as Written);
    const link = linkIn(asked, "confirm");
    const page = (await visitor(shelter).get(link)).headers.location as string;
    expect(page).toMatch(/^\/pl\/newsletter\/confirm\?token=/);
    expect((await visitor(shelter).get(page)).body).toContain("Tak, zapiszcie mnie");
    const confirmed = await press(shelter, link);
    expect(confirmed.headers.location).toBe("/pl/newsletter/confirmed");
    const [english] = await lettersTo(shelter, "reader@person.test");
    expect(english?.subject).toBe("Please confirm your newsletter");
    expect((await press(shelter, linkIn(english, "confirm"))).headers.location).toBe("/newsletter/confirmed");
  });
});

describe("the letter with a message of the contact form", () => {
  it("is in the shelter's language, whatever the sender's", async () => {
    const client = visitor(shelter);
    client.language = "pl";
    await client.post("/api/contact/send", { name: "Jan", email: "jan@person.test", message: "Dzień dobry" });
    const [letter] = await letters("contact@shelter.example");
    expect(letter?.subject).toBe("Message from Jan");
    expect(letter?.html).toContain('<html lang="en">');
  });
});
