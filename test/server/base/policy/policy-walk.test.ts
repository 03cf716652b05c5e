import { describe, expect, test } from "vitest";
import {
  EVERY_PROGRAM,
  PERMISSIONS,
  type Permission,
  PROGRAM_PERMISSIONS,
} from "../../../../src/server/base/policy.ts";
import { STAFF_LISTS } from "../../support/administration.ts";
import { assembleCast, bodyOf, questionCount } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildGroup, buildJobApplication, buildMessage, buildNewsletter } from "../../support/builders.ts";
import { type Client, signedInAs } from "../../support/client.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { aProgram } from "../../support/programs.ts";
import { NAMED, PEOPLE, type Who } from "./answers.ts";
import { EXPECTED } from "./expected.ts";

/** What is expected of each operation, as `GET /api/animals`. */
const OPERATIONS = Object.entries(EXPECTED).flatMap(([url, byMethod]) =>
  Object.entries(byMethod).map(
    ([method, row]) => [`${method} ${url}`, row in NAMED ? NAMED[row as keyof typeof NAMED] : row] as const,
  ),
);

/** No program may do this, whoever lets it in: whoever adds to this list or takes from it has thought about it. */
const NO_PROGRAM: readonly string[] = [
  "assets.read",
  "documentation.read",
  "health.read",
  "pages.read",
  "feeds.read",
  "app.read",
  "aftercare.remind",
  "aftercare.end",
  "fosters.own",
  "newsletter.subscribe",
  "savedSearches.save",
  "calendarAddress.own",
  "calendarAddress.read",
  "visits.book",
  "visits.cancelByLink",
  "photos.read",
  "session.begin",
  "session.read",
  "account.confirmEmail",
  "account.changeAsUser",
  "account.changeAsEmployee",
  "account.secure",
  "accounts.resetFactor",
  "users.signUp",
  "profile.read",
  "profile.change",
  "favourites.own",
  "users.changeAccount",
  "users.sendPasswordLink",
  "userNotes.change",
  "users.delete",
  "users.restore",
  "users.close",
  "employees.change",
  "employees.delete",
  "employees.manage",
  "employees.restore",
  "jobApplications.send",
  "jobApplications.own",
  "adoptions.stepAsAdopter",
  "adoptions.own",
  "adoptions.draft",
  "donations.give",
  "payments.notify",
  "payments.return",
  "payments.sandbox",
  "donations.own",
  "monthlyGifts.give",
  "monthlyGifts.own",
  "outbox.read",
  "outbox.retry",
  "listViews.own",
  "listViews.share",
  "dashboard.read",
  "dashboard.arrange",
  "dashboard.readAll",
  "search.read",
  "setup.use",
  "shelter.write",
  "exports.manage",
  "backups.manage",
  "retention.manage",
  "twins.merge",
  "apiTokens.manage",
];
/** The rest of what is served: pages, files, health; nothing in it is anybody's own, or a screen that calls the above. */
const NO_CALL = /^\/(?!api\/)|^\/api\/docs/;

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const operations = () =>
  shelter.app.operations
    .filter(({ method, url }) => method !== "HEAD" && !NO_CALL.test(url))
    .map(({ method, url }) => `${method} ${url}`);

/** People, and an adoption that nobody has touched; anew for every operation, since some of them change people. */
type Scene = { people: Record<Exclude<Who, "visitor">, Person>; visitor: Client };

async function setScene(): Promise<Scene> {
  const people = {
    user: await aUser(shelter),
    otherUser: await aUser(shelter),
    employee: await anEmployee(shelter),
    assignee: await anEmployee(shelter),
    mainCaretaker: { ...cast.mainCaretaker, client: await signedInAs(shelter, cast.mainCaretaker.accountId) },
    admin: await anAdmin(shelter),
  };
  return { people, visitor: aVisitor(shelter) };
}

/** The user's adoption at its first stage, with the main caretaker and one more assignee. */
async function freshAdoption({ people }: Scene): Promise<number> {
  const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const applied = await people.user.client.post("/api/adoptions/applications", {
    animalId,
    applicationLetter: "Please.",
  });
  const { id } = applied.json();
  const employeeIds = [people.mainCaretaker.id, people.assignee.id];
  const assigned = await people.admin.client.put(`/api/adoptions/${id}/assignees`, { employeeIds });
  expect(assigned.statusCode).toBe(200);
  return id;
}

const KNOWN: [RegExp, (scene: Scene) => number | Promise<number>][] = [
  ...STAFF_LISTS.map(({ path, good }): (typeof KNOWN)[number] => [
    new RegExp(`^/api${path}/`),
    async ({ people }) => (await people.admin.client.post(`/api${path}`, await good(shelter))).json().id,
  ]),
  [/^\/api\/adoptions\/:id/, freshAdoption],
  [/^\/api\/users\/:id/, ({ people }) => people.user.id],
  [/^\/api\/users\/by-account/, ({ people }) => people.user.accountId],
  [/^\/api\/accounts\/:accountId\/user/, ({ people }) => people.user.accountId],
  [/^\/api\/accounts\/:accountId\/employee/, ({ people }) => people.assignee.accountId],
  [/^\/api\/accounts\/:accountId/, ({ people }) => people.user.accountId],
  [/^\/api\/employees\/by-account/, ({ people }) => people.assignee.accountId],
  [/^\/api\/employees\/:id/, ({ people }) => people.assignee.id],
  [/^\/api\/animals|^\/api\/animal-groups\/animals|^\/api\/users\/me\/favourites/, () => buildAnimal(shelter.db)],
  [/^\/api\/animal-groups\/:id/, () => buildGroup(shelter.db)],
  [/^\/api\/newsletters/, () => buildNewsletter(shelter.db)],
  [/^\/api\/job-applications/, ({ people }) => buildJobApplication(shelter.db, { account_id: people.user.accountId })],
  [/^\/api\/contact\/messages/, () => buildMessage(shelter.db)],
  [/^\/api\/animal-attribute-types/, () => 1],
];
const UNKNOWN = 2_000_000_000;

async function addressIn(scene: Scene, url: string): Promise<string> {
  if (!url.includes(":")) return url;
  const known = KNOWN.find(([pattern]) => pattern.test(url));
  const address = url.replace(/:\w+/, String(known ? await known[1](scene) : UNKNOWN));
  return address.replace(/:\w+/, String(UNKNOWN));
}

/** What is sent with each write; with the bodies left out here the call is refused as malformed, after the door. */
async function bodyFor(operation: string): Promise<object | undefined> {
  const { db } = shelter;
  const bodies: Record<string, () => object | Promise<object>> = {
    "PUT /api/users/me": () => ({ city: "Łódź" }),
    "PUT /api/users/:id": () => ({ city: "Łódź" }),
    "PUT /api/employees/:id": () => ({ description: "Walks the dogs." }),
    "POST /api/job-applications/:id/note": () => ({ note: "Call back." }),
    "PUT /api/accounts/:accountId/user": () => ({ currentPassword: "guess", email: "new@person.test" }),
    "PUT /api/accounts/:accountId/employee": () => ({ currentPassword: "guess", email: "new@person.test" }),
    "POST /api/auth/password/forgot": () => ({ email: "nobody@person.test" }),
    "POST /api/users/me/close": () => ({ currentPassword: "guess" }),
    "POST /api/adoptions/applications": async () => ({
      animalId: await buildAnimal(db),
      applicationLetter: "Please.",
    }),
    "PUT /api/adoptions/:id/questionnaire/draft": () => ({ answers: ["A garden."], version: 0 }),
    "PUT /api/adoptions/:id/assignees": () => ({ employeeIds: [] }),
  };
  const own = await bodies[operation]?.();
  const action = /^POST \/api\/adoptions\/:id\/(.+)$/.exec(operation)?.[1];
  return own ?? (action ? bodyOf(action as Parameters<typeof bodyOf>[0], questions) : {});
}

/** What a program sends, which has exactly these permissions of an admin. */
async function statusForProgram(permissions: readonly Permission[], operation: string, scene: Scene): Promise<number> {
  const [method = "", url = ""] = operation.split(" ");
  const { send } = await aProgram(shelter, scene.people.admin, permissions);
  const body = method === "GET" ? undefined : await bodyFor(operation);
  return (await send(method as "GET", await addressIn(scene, url), body)).statusCode;
}

async function statusFor(who: Who, operation: string, scene: Scene): Promise<number> {
  const [method = "", url = ""] = operation.split(" ");
  const address = await addressIn(scene, url);
  const client = who === "visitor" ? scene.visitor : scene.people[who].client;
  if (method === "GET") return (await client.get(address)).statusCode;
  const body = await bodyFor(operation);
  const send = { POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.delete }[method];
  if (!send) throw new Error(`The walk does not know ${method}.`);
  return (await send(address, body)).statusCode;
}

describe("the policy", () => {
  test("is written down for every operation of the application, and for no other", () => {
    expect(operations().sort()).toEqual(OPERATIONS.map(([operation]) => operation).sort());
  });

  test.each(OPERATIONS)("%s answers everybody as it should", async (operation, expected) => {
    const scene = await setScene();
    const statuses: number[] = [];
    for (const who of PEOPLE) statuses.push(await statusFor(who, operation, scene));
    const named = (row: readonly (string | number)[]) => PEOPLE.map((who, at) => `${who} ${row[at]}`);
    expect(named(statuses)).toEqual(named(expected.split(" ")));
  });

  test.each(OPERATIONS)("%s lets in a program that was given its permission, and no other", async (operation) => {
    const found = shelter.app.operations.find(({ method, url }) => `${method} ${url}` === operation);
    const { permission } = found as NonNullable<typeof found>;
    const scene = await setScene();
    const others = PERMISSIONS.filter((name) => name !== permission);
    const isOpen = EVERY_PROGRAM.includes(permission);
    expect((await statusForProgram(others, operation, scene)) === 403).toBe(!isOpen);
    const status = await statusForProgram([permission], operation, scene);
    if (PROGRAM_PERMISSIONS.includes(permission) || isOpen) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });

  test("keeps from programs what is a person's alone", () => {
    expect(PERMISSIONS.filter((name) => !PROGRAM_PERMISSIONS.includes(name))).toEqual(NO_PROGRAM);
  });
});
