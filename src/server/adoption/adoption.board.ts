import { sql } from "kysely";
import type {
  AdoptionBoard,
  AdoptionBoardQuery,
  AdoptionItem,
  BoardAdoption,
} from "../../contract/adoption/adoptions.ts";
import { STAGE_TYPES, type StageStatus, type StageType } from "../../contract/animals/adoption-state.ts";
import type { SignedIn } from "../base/actor.ts";
import { instant, today } from "../base/clock.ts";
import type { Context } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { mayTakeStep } from "./adoption.authorization.ts";
import { canTransition, stepWithoutInput } from "./adoption.process.ts";
import { assignedNow, type ItemRow, itemsOf, presentItem } from "./adoption.queries.ts";

/** The number of ended adoptions beside the open ones. */
const ENDED = 12;

type Row = ItemRow & { stage_since: Date };

/**
 * The open adoptions by stage, the oldest application first. Admins see all, employees those that are assigned to them now.
 * @param query.stage only this stage, to read its next page
 */
export async function readBoard({ db, clock, actor }: Context, query: AdoptionBoardQuery): Promise<AdoptionBoard> {
  const stages = query.stage === undefined ? STAGE_TYPES : [query.stage as StageType];
  const theirs = actor.role === "admin" ? sql`true` : assignedNow(actor);
  const { pageSize, page = 1 } = query;
  const day = today(clock);
  const [cards, counts, ended] = await Promise.all([
    sql<Row>`
      select a.id, a.animal_id as "animalId", n.animal_name as "animalName", n.adopter_name as "adopterFullName",
        (select u.date_of_birth from users as u where u.id = a.user_id) as "adopterBornOn", a.created_at, a.outcome, a.stage_type as "currentStageType", a.stage_status as "currentStageStatus",
        s.id as "currentStageId", s.opened_at as stage_since
      from unnest(${stages}::smallint[]) as st (type)
      cross join lateral (
        select * from adoptions as a where a.outcome is null and a.stage_type = st.type and ${theirs}
        order by a.created_at, a.id limit ${pageSize} offset ${(page - 1) * pageSize}) as a
      join adoption_names as n on n.adoption_id = a.id
      join adoption_stages as s on s.adoption_id = a.id and s.type = a.stage_type
      order by a.stage_type, a.created_at, a.id`.execute(db),
    sql<{ type: number; total: number }>`
      select a.stage_type as type, count(*)::int as total from adoptions as a
      where a.outcome is null and a.stage_type = any(${stages}::smallint[]) and ${theirs}
      group by a.stage_type`.execute(db),
    actor.role === "admin" && query.stage === undefined ? endedLast(db, actor, day) : [],
  ]);
  return {
    ended,
    page,
    pageSize,
    stages: stages.map((type) => ({
      type,
      totalCount: counts.rows.find((row) => row.type === type)?.total ?? 0,
      items: cards.rows.filter((row) => row.currentStageType === type).map((row) => presentCard(actor, row, day)),
    })),
  };
}

/** The adoptions that ended most recently. */
async function endedLast(db: Db, actor: SignedIn, day: string): Promise<AdoptionItem[]> {
  const ids = sql`select id from adoptions where outcome is not null order by closed_at desc, id desc limit ${sql.lit(ENDED)}`;
  const { rows } = await sql<ItemRow>`${itemsOf(ids)} order by a.closed_at desc, a.id desc`.execute(db);
  return rows.map((row) => presentItem(row, actor, day));
}

/** @returns the adoption, with the step that this person may take by moving it. Employees see only those assigned to them. */
function presentCard(actor: SignedIn, { stage_since, ...row }: Row, day: string): BoardAdoption {
  const card = presentItem(row, actor, day);
  const stageType = card.currentStageType as StageType;
  const state = { stageType, stageStatus: card.currentStageStatus as StageStatus, outcome: card.outcome };
  const step = stepWithoutInput(stageType);
  const mayMove =
    step !== undefined &&
    canTransition(state, step.action) &&
    mayTakeStep(actor, { isAdopter: false, isAssignee: actor.role === "employee" }, step.action);
  return { ...card, stageSince: instant(stage_since), next: mayMove ? step : null };
}
