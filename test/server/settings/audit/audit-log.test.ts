import { beforeAll, describe, expect, test } from "vitest";
import { inLanguage } from "../../../../src/server/base/language.ts";
import { audit } from "../../../../src/server/platform/audit/audit.commands.ts";
import { listAudit } from "../../../../src/server/settings/audit/audit.queries.ts";
import { adoptionAt, assembleCast, bodyOf, questionCount } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

type Entry = { action: string; actorAccountId: number; subject: string; subjectId: number };
const log = async (query = "") => (await cast.admin.client.get(`/api/audit?pageSize=500&${query}`)).json();
const about = async (adoptionId: number): Promise<[string, number][]> =>
  (await log("subject=adoption")).items
    .filter(({ subjectId }: Entry) => subjectId === adoptionId)
    .map(({ action, actorAccountId }: Entry) => [action, actorAccountId])
    .reverse();

describe("an adoption", () => {
  test("has one entry for everything that staff read or do with it, and none for its adopter", async () => {
    const { id } = await adoptionAt(shelter, cast, 1);
    await cast.adopter.client.get(`/api/adoptions/${id}`);
    await cast.mainCaretaker.client.get(`/api/adoptions/${id}`);
    await cast.mainCaretaker.client.post(`/api/adoptions/${id}/questionnaire/send`);
    await cast.adopter.client.post(
      `/api/adoptions/${id}/questionnaire/submit`,
      bodyOf("questionnaire/submit", await questionCount(shelter)),
    );
    await cast.admin.client.put(`/api/adoptions/${id}/assignees`, { employeeIds: [cast.outsider.id] });
    await cast.outsider.client.post(`/api/adoptions/${id}/reject`, { note: "No." });
    expect(await about(id)).toEqual([
      ["read", cast.mainCaretaker.accountId],
      ["questionnaire/send", cast.mainCaretaker.accountId],
      ["assign", cast.admin.accountId],
      ["reject", cast.outsider.accountId],
    ]);
  });

  test("has none for what was refused", async () => {
    const { id } = await adoptionAt(shelter, cast, 1);
    await cast.outsider.client.get(`/api/adoptions/${id}`);
    await cast.admin.client.post(`/api/adoptions/${id}/home-check/complete`, { approved: true });
    expect(await about(id)).toEqual([]);
  });

  test("has an entry for its contract when staff download it", async () => {
    const { id } = await adoptionAt(shelter, cast, 6);
    await cast.adopter.client.get(`/api/adoptions/${id}/contract`);
    await cast.admin.client.get(`/api/adoptions/${id}/contract`);
    expect((await about(id)).at(-1)).toEqual(["read contract", cast.admin.accountId]);
    expect((await about(id)).filter(([action]) => action === "read contract")).toHaveLength(1);
  });
});

describe("a list that staff read", () => {
  const lists = () => log("action=list").then(({ items }) => items);

  test.each([
    ["/api/users?page=2&q=Jan", "user"],
    ["/api/adoptions?page=2", "adoption"],
    ["/api/outbox?page=2", "letter"],
    ["/api/job-applications?page=2", "job application"],
    ["/api/contact/messages?page=2", "contact message"],
    ["/api/donations?page=2", "donation"],
    ["/api/audit?page=2&q=Jan", "audit log"],
  ])(
    "%s leaves a line with the page and not with what was searched for, once however often a screen asks",
    async (path, subject) => {
      for (let times = 0; times < 3; times++) expect((await cast.admin.client.get(path)).statusCode).toBe(200);
      const lines = (await lists()).filter((entry: Entry) => entry.subject === subject);
      const ofPage = lines.filter(({ details }: { details: { page: number } }) => details.page === 2);
      expect(ofPage).toMatchObject([{ actorAccountId: cast.admin.accountId, subjectId: null }]);
      expect(JSON.stringify(lines)).not.toContain("Jan");
    },
  );

  test("has no entry when it is one's own or was refused", async () => {
    await lists();
    const before = (await lists()).length;
    await cast.adopter.client.get("/api/adoptions/me");
    await cast.adopter.client.get("/api/users");
    await cast.outsider.client.get("/api/outbox");
    expect(await lists()).toHaveLength(before);
  });
});

describe("the audit log", () => {
  const DAYS = ["2031-03-29T22:59:00Z", "2031-03-29T23:00:00Z", "2031-03-30T21:59:00Z", "2031-03-30T22:00:00Z"];
  beforeAll(async () => {
    for (const [index, at] of DAYS.entries()) {
      const clock = { now: () => new Date(at), zone: "Europe/Warsaw" };
      const actor = index % 2 ? cast.admin : null;
      await audit({ db: shelter.db, clock, actor }, "returned", { subject: "clock", id: index + 1 });
    }
  });
  const found = async (query: string): Promise<number[]> =>
    (await log(`action=returned&${query}`)).items.map(({ subjectId }: Entry) => subjectId);

  test("is newest first, and filtered by days in the shelter's time zone, both included", async () => {
    expect(await found("")).toEqual([4, 3, 2, 1]);
    expect(await found("from=2031-03-30&to=2031-03-30")).toEqual([3, 2]);
    expect(await found("from=2031-03-31")).toEqual([4]);
    expect(await found("to=2031-03-29")).toEqual([1]);
  });

  test("is filtered by action, subject, actor, and the words of the search box", async () => {
    expect(await found(`actorAccountId=${cast.admin.accountId}`)).toEqual([4, 2]);
    expect(await found("subject=clock")).toHaveLength(4);
    expect(await found("subject=user")).toEqual([]);
    expect((await log("q=CLOCK")).totalCount).toBe(4);
    expect((await log("q=kowalska&action=returned")).totalCount).toBe(2);
    expect((await log("q=no such words")).items).toEqual([]);
  });

  test("is searched for the words of the reader's language, for what they do not name as it is stored", async () => {
    const found = async (q: string): Promise<number> => {
      const query = { action: "returned", q, page: 1, pageSize: 1 };
      return (await inLanguage("pl", () => listAudit(shelter.db, query, "Europe/Warsaw"))).totalCount;
    };
    expect(await found("POWROT do")).toBe(4);
    expect(await found("powrót do schroniska clock")).toBe(4);
    expect(await found("returned")).toBe(0);
  });

  test("refuses invalid filters, each at its field", async () => {
    const answer = await cast.admin.client.get("/api/audit?from=yesterday&to=2031-02-30&actorAccountId=x");
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(["actorAccountId", "from", "to"]);
  });
});
