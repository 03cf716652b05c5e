import { sql } from "kysely";
import type { Db } from "../../../src/server/database/pool.ts";

/** Whether an adoption holds its animal, said in another way than by the product. */
const HOLDS = `(a.outcome is null and a.stage_type in (5, 6) or a.outcome = 'completed' and exists (
  select from stays s where s.id = a.stay_id and s.is_open) or a.outcome = 'completed' and a.id = (
  select s.adoption_id from stays s where s.animal_id = a.animal_id order by s.outcome_on desc nulls first, s.id desc limit 1))`;

/** What must always be true of adoptions (rules §4). Each query finds the adoptions or animals that violate it. */
const LAWS: Readonly<Record<string, string>> = {
  "one adoption holds an animal": `select a.animal_id as id from adoptions as a where ${HOLDS} group by a.animal_id having count(*) > 1`,
  "the animal's status is what its stays say": `select a.id from animals a where a.status <> case
    when exists (select from stays s where s.animal_id = a.id and s.is_open) then
      case when exists (select from adoptions o where o.animal_id = a.id and o.outcome is null and o.stage_type >= 5) then 'Reserved'
           when exists (select from adoptions o join stays s on s.id = o.stay_id and s.is_open
             where o.animal_id = a.id and o.outcome = 'completed') then 'Adopted'
           else 'Available' end
    when (select s.outcome_type from stays s where s.animal_id = a.id order by s.outcome_on desc, s.id desc limit 1) = 'adoption'
      then 'Adopted'
    else 'Left' end`,
  "an animal has at most one open stay": `select animal_id as id from stays where outcome_on is null group by animal_id having count(*) > 1`,
  "an adoption at stage 5 or 6 has its open stay": `select o.id from adoptions o join stays s on s.id = o.stay_id
    where o.outcome is null and o.stage_type >= 5 and s.outcome_on is not null`,
  "a completed adoption ends exactly one stay, once its animal is handed over": `select o.id from adoptions o
    where (select count(*) from stays s where s.adoption_id = o.id) <> (o.outcome is not distinct from 'completed'
      and not exists (select from stays s where s.id = o.stay_id and s.is_open))::int`,
  "a completed adoption is returned at most once, by the stay after": `select o.id from adoptions o
    where (select count(*) from stays s where s.returned_adoption_id = o.id) <> (o.returned_at is not null)::int`,
  "an animal that found its home has no open adoption": `select a.id from animals a join adoptions o on o.animal_id = a.id
    where a.status = 'Adopted' and o.outcome is null`,
  "an adoption is over if and only if it has an outcome": `select id from adoptions where
    (closed_at is null) <> (outcome is null) or (outcome is null) <> (stage_status <> 3 and not (stage_type = 6 and stage_status = 2))`,
  "the last line of the history is the present state": `select o.id from adoptions o
    left join lateral (select * from adoption_history h where h.adoption_id = o.id order by h.id desc limit 1) h on true
    where (h.stage_type, h.stage_status) is distinct from (o.stage_type, o.stage_status)`,
  "stages stand from the first to the present one without a gap": `select o.id from adoptions o
    where (select array_agg(s.type order by s.id) from adoption_stages s where s.adoption_id = o.id and s.type <= o.stage_type)
      is distinct from (select array_agg(n::smallint) from generate_series(1, o.stage_type) n)`,
  "only a contract that was taken back leaves a stage behind the present one": `select o.id from adoptions o
    join adoption_stages s on s.adoption_id = o.id and s.type > o.stage_type
    where s.type <> 6 or not exists (select from adoption_history h where h.adoption_id = o.id and h.event = 'contract/withdraw')`,
  "the present stage is open exactly while the adoption is": `select o.id from adoptions o join adoption_stages s on s.adoption_id = o.id
    where (s.closed_at is null) <> (o.outcome is null and s.type = o.stage_type)`,
  "assignees of a closed stage have ended": `select s.adoption_id as id from adoption_stages s
    join adoption_stage_assignees x on x.stage_id = s.id where s.closed_at is not null and x.end_at is null`,
  "the questionnaire is there from stage 2 on, answered from stage 3 on": `select o.id from adoptions o
    left join adoption_questionnaires q on q.adoption_id = o.id
    where (q.adoption_id is not null) <> (o.stage_type >= 2) or coalesce(q.submitted_at is not null, false) <> (o.stage_type >= 3)`,
  "the contract is there from stage 6 on, accepted when completed": `select o.id from adoptions o
    left join adoption_contracts c on c.adoption_id = o.id
    where (c.adoption_id is not null) <> (o.stage_type = 6)
      or coalesce(c.accepted_at is not null, false) <> exists (select from adoption_history h
        where h.adoption_id = o.id and h.event = 'contract/accept' and h.stage_status = 2)`,
  "every line of the history has its letter, but a return and a handover that was taken back": `select 0 as id where
    (select count(*) from adoption_history where event not in ('returned', 'hand-over/undo')) <> (select count(*) from letters)`,
  "a return is in the history once": `select o.id from adoptions o where (o.returned_at is not null)::int
    <> (select count(*) from adoption_history h where h.adoption_id = o.id and h.event = 'returned')`,
};

const BROKEN = Object.entries(LAWS)
  .map(([law, question]) => `select '${law.replaceAll("'", "''")}' as law, broken.id from (${question}) as broken`)
  .join(" union all ");

/** @returns the violated invariants, with the rows that violate them */
export async function violatedInvariants(db: Db): Promise<unknown[]> {
  return (await sql.raw(BROKEN).execute(db)).rows;
}
