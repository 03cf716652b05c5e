import { type RawBuilder, sql } from "kysely";
import type {
  FosterReport,
  OwnPlacement,
  OwnPlacementDetail,
  WaitingReport,
} from "../../../contract/animals/fosters.ts";
import type { Treatment } from "../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant } from "../../base/clock.ts";
import { notFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { readPlacement } from "../care/placement.queries.ts";
import { treatmentsOf } from "../treatments/treatment.queries.ts";

/** The most reports in one answer; the oldest come first. */
const MAX_LISTED = 200;

/** SQL for the placements of a user. After its end, a placement does not show the animal's present picture. */
const ownPlacements = (userId: number, id?: number): RawBuilder<OwnPlacement> => sql`
  select p.id, p.kind, a.name as animal, a.type, p.from_on as from, p.due_back as "dueBack", p.until_on as until,
    case when p.until_on is null then a.main_photo_id end as "mainPhotoId",
    coalesce(o.focal_x, 50) as "focalX", coalesce(o.focal_y, 5) as "focalY"
  from placements as p join stays as s on s.id = p.stay_id join animals as a on a.id = s.animal_id
  left join photos as o on o.id = a.main_photo_id
  where p.user_id = ${userId} and a.archived_at is null ${id === undefined ? sql`` : sql`and p.id = ${id}`}
  order by p.until_on desc nulls first, p.from_on desc, p.id desc`;

/** The animals that live with a user for the shelter, then those that did, the latest first. */
export async function placementsOfUser(db: Db, userId: number): Promise<OwnPlacement[]> {
  const { rows } = await ownPlacements(userId).execute(db);
  return rows;
}

const REPORT = sql`r.id, r.sent_at as "sentAt", r.note, r.has_photo as "hasPhoto", r.answer`;

const present = <R extends FosterReport>(report: R): R => ({ ...report, sentAt: instant(report.sentAt) });

/** What is due with the animal as long as it is there, and what it was given meanwhile. */
async function dosesIn(db: Db, id: number, { from, until }: OwnPlacement): Promise<OwnPlacementDetail["doses"]> {
  const { animalId } = await readPlacement(db, id);
  const isTheirs = ({ state, givenOn }: Treatment) =>
    givenOn === null ? until === null && state === "planned" : givenOn >= from && givenOn <= (until ?? givenOn);
  return (await treatmentsOf(db, animalId))
    .filter(isTheirs)
    .map(({ id: dose, kind, dueOn, givenOn }) => ({ id: dose, kind: kind.name, dueOn, givenOn }));
}

/**
 * One placement of a user with their reports, and the animal's weights of this stay until the placement's end. They may
 * not read what came later.
 * @throws HttpProblem 404, also for a placement of somebody else
 */
export async function placementOfUser(db: Db, userId: number, id: number): Promise<OwnPlacementDetail> {
  const [placement] = (await ownPlacements(userId, id).execute(db)).rows;
  if (!placement) throw notFound(recordTexts().care.placementNotFound);
  const weights = await sql<OwnPlacementDetail["weights"][number]>`
    select w.weighed_on as on, w.kg, coalesce(w.placement_id = p.id, false) as "isOwn"
    from placements as p join stays as s on s.id = p.stay_id join weights as w on w.animal_id = s.animal_id
    where p.id = ${id} and w.weighed_on between s.intake_on and coalesce(p.until_on, 'infinity')
      and (p.until_on is null or w.recorded_at <= p.ended_at)
    order by w.weighed_on desc`.execute(db);
  const reports = await sql<FosterReport>`
    select ${REPORT} from foster_reports as r where r.placement_id = ${id} order by r.sent_at desc, r.id desc`.execute(
    db,
  );
  return {
    ...placement,
    doses: await dosesIn(db, id, placement),
    weights: weights.rows,
    reports: reports.rows.map(present),
    actions: placement.until === null ? ["weigh", "report"] : [],
  };
}

const waitingReports = (which: RawBuilder<unknown>): RawBuilder<WaitingReport> => sql`
  select ${REPORT}, a.id as "animalId", a.name as animal, concat_ws(' ', u.name, u.surname) as "personName"
  from foster_reports as r join placements as p on p.id = r.placement_id join stays as s on s.id = p.stay_id
  join animals as a on a.id = s.animal_id left join users as u on u.id = p.user_id
  where a.archived_at is null and ${which}
  order by r.sent_at, r.id limit ${MAX_LISTED}`;

/** The reports that staff have not answered yet, the oldest first. */
export async function listWaitingReports(db: Db): Promise<WaitingReport[]> {
  const { rows } = await waitingReports(sql`r.answer is null`).execute(db);
  return rows.map(present);
}

/** @throws HttpProblem 404 */
export async function readReport(db: Db, id: number): Promise<WaitingReport> {
  const [row] = (await waitingReports(sql`r.id = ${id}`).execute(db)).rows;
  if (!row) throw notFound(recordTexts().fosters.reportNotFound);
  return present(row);
}

/** SQL for how many reports wait for staff. */
export const waitingReportCount = sql<number>`(
  select count(*) from foster_reports as r join placements as p on p.id = r.placement_id join stays as s on s.id = p.stay_id
  join animals as a on a.id = s.animal_id where r.answer is null and a.archived_at is null)`;

/**
 * The key of the photo of a report, for staff and for its sender.
 * @param userId the user who asks; undefined for staff
 * @throws HttpProblem 404, also when somebody has answered the report
 */
export async function reportPhotoKey(db: Db, id: number, userId?: number): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select r.photo_key as key from foster_reports as r join placements as p on p.id = r.placement_id
    where r.id = ${id} and r.photo_key is not null ${userId === undefined ? sql`` : sql`and p.user_id = ${userId}`}`.execute(
    db,
  );
  if (!rows[0]) throw notFound(recordTexts().fosters.reportNotFound);
  return rows[0].key;
}
