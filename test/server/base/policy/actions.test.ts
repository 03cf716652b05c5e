import { expect, test } from "vitest";
import { STAFF_LISTS } from "../../support/administration.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import {
  buildAnimal,
  buildGroup,
  buildJobApplication,
  buildMessage,
  buildNewsletter,
  buildTask,
} from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";

/** In this order in every row of the table below. */
const PEOPLE = ["user", "otherUser", "employee", "otherEmployee", "admin"] as const;

/** What most records of the shelter offer: nothing to users, these two to staff. */
const BY_STAFF = ["", "", "edit delete", "edit delete", "edit delete"];
const STAFF_ALONE = [403, 403, "edit delete", "edit delete", "edit delete"];
const HIDDEN = [404, 404, 404, 404];

/**
 * What each record offers everybody, by spec §6 and rules §2 and §11 alone, or how the call refuses
 * them. The user's are the record of /users, the job application and the adoption; the employee is its assignee.
 */
const EXPECTED: Readonly<Record<string, readonly (string | number)[]>> = {
  ...Object.fromEntries(
    STAFF_LISTS.map(({ path, readBy }) => [path.slice(1), readBy === "staff" ? STAFF_ALONE : BY_STAFF]),
  ),
  animals: ["", "", ...Array(3).fill("edit delete addAppointment")],
  "animals, adopted": BY_STAFF,
  "animals, archived": [...HIDDEN, "restore"],
  "animal-groups": ["", "", "edit", "edit", "edit manageCaretakers delete"],
  "animal-groups, archived": [...HIDDEN, "restore"],
  users: [
    "edit",
    403,
    "edit delete sendPasswordLink",
    "edit delete sendPasswordLink",
    "edit delete changeAccount sendPasswordLink",
  ],
  employees: [403, 403, "edit", 403, "edit delete"],
  "employees, the admin": [403, 403, 403, 403, "edit"],
  adoptions: ["withdraw", 404, "questionnaire/send reject", 404, "questionnaire/send reject"],
  "job-applications": ["", 404, "edit", "edit", "accept reject edit delete"],
  "job-applications, decided": ["", 404, "edit", "edit", "edit delete"],
  newsletters: [403, 403, "", "", "edit delete send schedule"],
  "newsletters, queued": [403, 403, "", "", ""],
  "contact/messages": [403, 403, "reply answered close", "reply answered close", "reply answered close delete"],
  tasks: [403, 403, "done edit delete", "done edit delete", "done edit delete"],
  "tasks, done": [403, 403, "undone delete", "undone delete", "undone delete"],
};

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const people = {
  user: await aUser(shelter),
  otherUser: await aUser(shelter),
  employee: await anEmployee(shelter),
  otherEmployee: await anEmployee(shelter),
  admin: await anAdmin(shelter),
};

async function anAdoption(): Promise<number> {
  const { id } = await adoptionAt(shelter, cast, 1, people.user);
  await people.admin.client.put(`/api/adoptions/${id}/assignees`, { employeeIds: [people.employee.id] });
  return id;
}

/** Each kind of record; made with the shelter's own builders. */
const BUILD: Readonly<Record<string, () => number | Promise<number>>> = {
  ...Object.fromEntries(
    STAFF_LISTS.map(({ path, good }) => [
      path.slice(1),
      async () => (await people.admin.client.post(`/api${path}`, await good(shelter))).json().id,
    ]),
  ),
  animals: () => buildAnimal(shelter.db),
  "animals, adopted": () => buildAnimal(shelter.db, { status: "Adopted" }),
  "animals, archived": () => buildAnimal(shelter.db, { archived_at: new Date() }),
  "animal-groups": () => buildGroup(shelter.db),
  "animal-groups, archived": () => buildGroup(shelter.db, { archived_at: new Date() }),
  users: () => people.user.id,
  employees: () => people.employee.id,
  "employees, the admin": () => people.admin.id,
  adoptions: anAdoption,
  "job-applications": () => buildJobApplication(shelter.db, { account_id: people.user.accountId }),
  "job-applications, decided": () =>
    buildJobApplication(shelter.db, { account_id: people.user.accountId, application_status: "Rejected" }),
  newsletters: () => buildNewsletter(shelter.db),
  "newsletters, queued": () => buildNewsletter(shelter.db, { status: "Queued", queued_at: new Date() }),
  "contact/messages": () => buildMessage(shelter.db),
  tasks: () => buildTask(shelter.db),
  "tasks, done": () => buildTask(shelter.db, { done_at: new Date() }),
};

test.each(Object.entries(EXPECTED))("%s offer everybody what they may do", async (kind, expected) => {
  const id = await BUILD[kind]?.();
  const offered: [string, string | number | undefined][] = [];
  for (const who of PEOPLE) {
    const answer = await people[who].client.get(`/api/${kind.split(",")[0]}/${id}`);
    offered.push([who, answer.statusCode === 200 ? (answer.json().actions ?? []).join(" ") : answer.statusCode]);
  }
  expect(offered).toEqual(PEOPLE.map((who, at) => [who, expected[at]]));
});
