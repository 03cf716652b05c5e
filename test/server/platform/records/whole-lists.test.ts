import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_PAGE_SIZE, MAX_WHOLE_LIST, type PageOf } from "../../../../src/contract/platform/lists.ts";
import { listUsers } from "../../../../src/server/accounts/user.queries.ts";
import { listJobApplications } from "../../../../src/server/people/job-applications/job-application.queries.ts";
import { pageOrWhole } from "../../../../src/server/platform/records/whole-list.ts";
import { STAFF_LISTS } from "../../support/administration.ts";
import { startAppForFile } from "../../support/app.ts";
import { type Client, signedInAs } from "../../support/client.ts";
import { seedGrownShelter } from "../../support/grown-shelter.ts";
import { anAdmin, anEmployee, aUser, aVisitor } from "../../support/people.ts";

/** Enough for several pages of the largest size in most lists. */
const ANIMALS = 1_200;

type Row = { id: number | string };

/** Every list that a screen exports. */
const EXPORTED = [
  ...STAFF_LISTS.map(({ path }) => `/api${path}`),
  "/api/adoptions",
  "/api/adoptions/assigned",
  "/api/animal-groups",
  "/api/animals",
  "/api/background-jobs/failed",
  "/api/contact/messages",
  "/api/donations",
  "/api/employees",
  "/api/job-applications",
  "/api/monthly-gifts",
  "/api/newsletters",
  "/api/outbox",
  "/api/reply-templates",
  "/api/users",
];

const shelter = await startAppForFile();
await seedGrownShelter(shelter.pool, ANIMALS);
const admin = await anAdmin(shelter);

async function read(address: string): Promise<PageOf<Row>> {
  const answer = await admin.client.get(address);
  expect(answer.statusCode, address).toBe(200);
  return answer.json();
}

/** A list's rows by one page after the other. */
async function byPages(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await read(`${path}?pageSize=${MAX_PAGE_SIZE}&page=${page}`);
    rows.push(...items);
    if (rows.length >= totalCount) return rows;
  }
}

const idsOf = ({ items }: PageOf<Row>) => items.map(({ id }) => id);

describe("A whole list", () => {
  it("is offered by every list that a screen exports, and has all rows of its pages in their order", async () => {
    const { paths } = (await admin.client.get("/api/openapi.json")).json();
    const offered = Object.entries<{ get?: { parameters?: { name: string }[] } }>(paths)
      .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === "all"))
      .map(([path]) => path);
    expect(offered.sort()).toEqual([...EXPORTED, "/api/adoptions/me"].sort());
    for (const path of EXPORTED) {
      const { items, page, totalCount } = await read(`${path}?all=true&page=7&pageSize=2`);
      expect([path, page, totalCount]).toEqual([path, 1, items.length]);
      expect(items, path).toEqual(await byPages(path));
    }
  });

  it("is searched, filtered and sorted like a page, with what else its page says", async () => {
    const query = "status=COMPLETED&sort=-amountGrosze";
    const { pageSize, ...whole } = (await admin.client.get(`/api/donations?all=true&${query}`)).json();
    expect(whole).toEqual({
      ...(await read(`/api/donations?pageSize=${MAX_PAGE_SIZE}&${query}`)),
      pageSize: undefined,
    });
    expect(whole.items.length).toBeGreaterThan(1);
    expect(whole.completedGrosze).toBeGreaterThan(0);
  });

  it("may be empty", async () => {
    expect(await read("/api/animals?all=true&breed=unicorn")).toMatchObject({ items: [], totalCount: 0 });
  });

  it("is no more than a page unless all=true, which nothing else means", async () => {
    expect((await read("/api/animals?all=false")).items).toHaveLength(16);
    expect((await admin.client.get("/api/animals?all=some")).json().errors).toEqual([
      { field: "all", errors: ["all must be true or false."] },
    ]);
  });

  it("is refused to everybody but staff; pages are not affected", async () => {
    const user = await aUser(shelter);
    const clients: Client[] = [aVisitor(shelter), user.client];
    const readByAll = ["/api/animals", "/api/animal-groups", "/api/news", "/api/jobs"];
    for (const client of clients) {
      for (const path of readByAll) {
        const answer = await client.get(`${path}?all=true`);
        expect([path, answer.statusCode]).toEqual([path, 400]);
        expect(answer.json().errors).toEqual([{ field: "all", errors: ["Only staff may read a whole list."] }]);
        expect((await client.get(path)).statusCode).toBe(200);
      }
    }
    expect((await user.client.get("/api/adoptions/me?all=true")).statusCode).toBe(400);
    expect((await user.client.get("/api/users?all=true")).statusCode).toBe(403);
    expect((await aVisitor(shelter).get("/api/users?all=true")).statusCode).toBe(401);
    const employee = await anEmployee(shelter);
    expect((await employee.client.get("/api/animals?all=true")).statusCode).toBe(200);
  });

  it("of people leaves one line in the audit log for each time that it was read", async () => {
    const reader = await signedInAs(shelter, admin.accountId);
    await reader.get("/api/users");
    for (let times = 0; times < 2; times += 1) await reader.get("/api/users?all=true&q=Jan");
    const lines = await shelter.db
      .selectFrom("audit_log")
      .where("action", "=", "list")
      .where("subject", "=", "user")
      .where("actor_account_id", "=", admin.accountId)
      .where(sql<boolean>`details ->> 'all' = 'true'`)
      .select("details")
      .execute();
    expect(lines.slice(-2)).toEqual([{ details: { all: true } }, { details: { all: true } }]);
  });
});

describe("While others write", () => {
  const ADMIN = { role: "admin" } as never;

  it("a whole list is from one snapshot, with all parts of the answer", async () => {
    const before = await read("/api/job-applications?all=true");
    const whole = await pageOrWhole(
      { db: shelter.db, actor: ADMIN },
      { all: true, pageSize: 1, status: undefined },
      async (db, query) => {
        const page = await listJobApplications(db, ADMIN, query);
        await sql`delete from job_applications where id in (select id from job_applications order by id limit 3)`.execute(
          shelter.db,
        );
        return page;
      },
    );
    expect(idsOf(whole)).toEqual(idsOf(before));
    const gone = before.totalCount - (await read("/api/job-applications")).totalCount;
    expect(gone).toBe(6);
  });

  it("a search that is counted before it is read finds each row once", async () => {
    const asked = { all: true, pageSize: 1, q: "ka", sort: "surname" } as const;
    const before = await read("/api/users?all=true&q=ka&sort=surname");
    expect(before.totalCount).toBeGreaterThan(20);
    const whole = await pageOrWhole({ db: shelter.db, actor: ADMIN }, asked, async (db, query) => {
      const page = await listUsers(db, query);
      await sql`update users set surname = 'Zz' || surname where id = ${page.items[0]?.id}`.execute(shelter.db);
      return page;
    });
    expect(idsOf(whole)).toEqual(idsOf(before));
  });

  it("an export never misses a row nor has it twice", async () => {
    const { totalCount } = await read("/api/resources");
    let isOver = false;
    // The first of the list goes and another comes at its end: readers of page after page would miss the rows between.
    const swap = sql`with gone as (
        delete from resources where id = (select id from resources order by name collate "pl-x-icu", id limit 1)
        returning resource_type_id)
      insert into resources (name, amount, resource_type_id) select 'Zz ' || random(), 1, resource_type_id from gone`;
    const writer = (async () => {
      while (!isOver) await swap.execute(shelter.db);
    })();
    for (let times = 0; times < 20; times += 1) {
      const ids = idsOf(await read("/api/resources?all=true&sort=name"));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(totalCount);
    }
    isOver = true;
    await writer;
  });
});

describe("A list that is too long to be read whole", () => {
  beforeAll(async () => {
    await sql`insert into resources (name, amount, resource_type_id)
      select 'Row ' || n, 1, (select min(id) from resource_types)
      from generate_series(1, ${MAX_WHOLE_LIST}::int - (select count(*) from resources)) as n`.execute(shelter.db);
  });

  it("is refused with a sentence that says what to do, and read once it is narrowed", async () => {
    const full = await read("/api/resources?all=true");
    expect(new Set(idsOf(full)).size).toBe(MAX_WHOLE_LIST);
    await sql`insert into resources (name, amount, resource_type_id) select 'One more', 1, min(id) from resource_types`.execute(
      shelter.db,
    );
    const refused = await admin.client.get("/api/resources?all=true");
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "The list has more than 50,000 rows. Please narrow it by a search or a filter.",
    ]);
    expect((await read("/api/resources?all=true&q=one more")).items).toHaveLength(1);
  });
});
