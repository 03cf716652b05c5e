import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { seedDemonstration } from "../../demo/demonstration.ts";
import { NOON } from "../server/support/app.ts";
import { databaseForFile } from "../server/support/database.ts";
import { discardingPhotoStore } from "../server/support/recording-store.ts";

const database = await databaseForFile();
const clock = { now: () => NOON, zone: "Europe/Warsaw" };
await seedDemonstration({ db: database.db, clock, photoStore: discardingPhotoStore() });

const rows = async <T = Record<string, unknown>>(text: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(text)}`.execute(database.db)).rows;
const states = () =>
  rows<{ stage: number; status: number; outcome: string | null }>(
    "select stage_type as stage, stage_status as status, outcome from adoptions",
  );

describe("the adoptions of the demonstration", () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ])("one is open at stage %i with status %i", async (stage, status) => {
    expect(await states()).toContainEqual({ stage, status, outcome: null });
  });

  test.each([1, 3, 4, 5, 6])("one was rejected at stage %i", async (stage) => {
    expect(await states()).toContainEqual({ stage, status: 3, outcome: "rejected" });
  });

  test("some were completed and some withdrawn", async () => {
    const outcomes = (await states()).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "completed").length).toBeGreaterThanOrEqual(5);
    expect(outcomes).toContain("withdrawn");
  });

  test("reserve exactly the reserved animals, and completed ones have an adopted animal", async () => {
    const wrong = await rows(`select a.name, a.status from animals a
      where (a.status = 'Reserved') <> exists (select from adoptions d where d.animal_id = a.id and d.outcome is null and d.stage_type >= 5)
         or (a.status <> 'Adopted' and exists (select from adoptions d where d.animal_id = a.id and d.outcome = 'completed'))
         or (a.status = 'Adopted' and exists (select from adoptions d where d.animal_id = a.id and d.outcome is null))`);
    expect(wrong).toEqual([]);
  });

  test("have opened every stage up to the current one in order, and closed all others", async () => {
    const wrong = await rows(`select d.id from adoptions d
      join adoption_stages s on s.adoption_id = d.id
      group by d.id
      having array_agg(s.type order by s.opened_at) <> (select array_agg(n::smallint) from generate_series(1, d.stage_type) n)
          or count(*) filter (where s.closed_at is null) <> (case when d.outcome is null then 1 else 0 end)
          or max(s.closed_at) filter (where s.type = d.stage_type) is distinct from d.closed_at`);
    expect(wrong).toEqual([]);
    expect(
      await rows(
        "select id from adoptions d where not exists (select from adoption_stages s where s.adoption_id = d.id)",
      ),
    ).toEqual([]);
  });

  test("are assigned to the main caretaker of the group, or to all its caretakers, or to nobody", async () => {
    const wrong = await rows(`select s.id from adoption_stages s
      join adoptions d on d.id = s.adoption_id join animals a on a.id = d.animal_id
      where (select coalesce(array_agg(x.employee_id order by x.employee_id), '{}') from adoption_stage_assignees x
             where x.stage_id = s.id and x.end_at is not distinct from s.closed_at)
         <> (select coalesce(array_agg(c.employee_id order by c.employee_id), '{}') from animal_group_caretakers c
             where c.animal_group_id = a.animal_group_id
               and (c.is_main_caretaker or not exists (select from animal_group_caretakers m
                    where m.animal_group_id = a.animal_group_id and m.is_main_caretaker)))`);
    expect(wrong).toEqual([]);
    const [unassigned] = await rows<{ n: number }>(`select count(*)::int as n from adoptions d where d.outcome is null
      and not exists (select from adoption_stages s join adoption_stage_assignees x on x.stage_id = s.id where s.adoption_id = d.id)`);
    expect(unassigned?.n).toBe(1);
  });

  test("have a history that ends in their current state", async () => {
    const wrong = await rows(`select d.id from adoptions d
      join lateral (select * from adoption_history h where h.adoption_id = d.id order by id desc limit 1) last on true
      where (last.stage_type, last.stage_status) <> (d.stage_type, d.stage_status)
         or (d.closed_at is not null and last.at <> d.closed_at)`);
    expect(wrong).toEqual([]);
    const unordered =
      await rows(`select adoption_id from (select adoption_id, at, lag(at) over (partition by adoption_id order by id) as before
      from adoption_history) h where at <= before`);
    expect(unordered).toEqual([]);
  });

  test("have only calls of the process in their history, made by somebody who may", async () => {
    const events =
      await rows(`select h.event, string_agg(distinct coalesce(a.kind, 'nobody'), ' ' order by coalesce(a.kind, 'nobody')) as by
      from adoption_history h left join accounts a on a.id = h.actor_account_id group by 1 order by h.event collate "C"`);
    expect(events).toEqual([
      { event: "applications", by: "employee user" },
      { event: "contract/accept", by: "user" },
      { event: "contract/issue", by: "employee" },
      { event: "home-check/complete", by: "employee" },
      { event: "main-caretaker/decision", by: "employee" },
      { event: "questionnaire/send", by: "employee" },
      { event: "questionnaire/staff-review", by: "employee" },
      { event: "questionnaire/submit", by: "user" },
      { event: "reject", by: "employee nobody" },
      { event: "withdraw", by: "user" },
    ]);
  });

  test("have the questions of the template once they were sent, and the answers and scores that followed", async () => {
    const wrong = await rows(`select d.id from adoptions d left join adoption_questionnaires q on q.adoption_id = d.id
      where (d.stage_type >= 2) <> (q.adoption_id is not null)
         or (d.stage_type >= 3) <> (q.submitted_at is not null)
         or (q.submitted_at is not null and cardinality(q.answers) <> 12)
         or (d.stage_type >= 4 and q.staff_score is null)
         or q.questions <> (select array_agg(text order by position) from questionnaire_template_questions)`);
    expect(wrong).toEqual([]);
  });

  test("have a contract once it was issued, and an accepted one if they were completed", async () => {
    const wrong = await rows(`select d.id from adoptions d left join adoption_contracts c on c.adoption_id = d.id
      where (c.adoption_id is not null) <> exists (select from adoption_history h
               where h.adoption_id = d.id and h.stage_type = 6 and h.stage_status = 1)
         or c.issued_at is distinct from (select max(h.at) from adoption_history h
               where h.adoption_id = d.id and h.stage_type = 6 and h.stage_status = 1)
         or (d.outcome is not distinct from 'completed') <> coalesce(c.accepted_at = d.closed_at, false)
         or c.accepted_sha256 <> encode(sha256(convert_to(c.accepted_text, 'UTF8')), 'hex')`);
    expect(wrong).toEqual([]);
    const [kinds] = await rows<{ accepted: number; open: number; declined: number }>(`select
      count(*) filter (where d.outcome = 'completed')::int as accepted, count(*) filter (where d.outcome is null)::int as open,
      count(*) filter (where d.outcome = 'rejected')::int as declined
      from adoptions d join adoption_contracts c on c.adoption_id = d.id`);
    expect(kinds?.accepted).toBeGreaterThanOrEqual(5);
    expect(kinds?.open).toBeGreaterThanOrEqual(1);
    expect(kinds?.declined).toBeGreaterThanOrEqual(1);
    const [joanna] = await rows<{ text: string }>(`select c.accepted_text as text from adoption_contracts c
      join adoptions d on d.id = c.adoption_id join animals a on a.id = d.animal_id where a.name = 'Karmel' and c.accepted_at is not null`);
    expect(joanna?.text).toContain("Joanna Wiśniewska");
  });

  test("give the demonstration user one to answer, one completed and one that waits for staff, and the employee several to work on", async () => {
    const mine = await rows(`select d.stage_type as stage, d.outcome from adoptions d join users u on u.id = d.user_id
      join accounts a on a.id = u.account_id where a.email = 'user@shelter.example' order by d.outcome is null, stage`);
    expect(mine).toEqual([
      { stage: 6, outcome: "completed" },
      { stage: 2, outcome: null },
      { stage: 4, outcome: null },
    ]);
    const [active] = await rows<{ n: number }>(`select count(*)::int as n from adoption_stage_assignees x
      join employees e on e.id = x.employee_id join accounts a on a.id = e.account_id
      where a.email = 'employee@shelter.example' and x.end_at is null`);
    expect(active?.n).toBeGreaterThanOrEqual(4);
  });
});
