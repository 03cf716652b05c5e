import type { AnimalType, StoredStatus } from "../../contract/animals.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { OPEN_VISITS } from "../../contract/visits.ts";
import { findOwnAdoption } from "../adoptions/adoption.own.ts";
import { findAnimal } from "../animals/animal.queries.ts";
import type { System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { type Actor, isStaff } from "../sessions/actor.ts";

export type VisitedAnimal = { name: string; type: AnimalType; status: StoredStatus };

/** An animal that this person may read about. @throws HttpProblem 404 */
export async function visitedAnimal({ db, clock }: System, animalId: number): Promise<VisitedAnimal> {
  if (!(await findAnimal({ db, clock }, animalId))) throw notFound(recordTexts().animals.notFound);
  return db
    .selectFrom("animals")
    .select(["name", "type", "status"])
    .where("id", "=", animalId)
    .executeTakeFirstOrThrow();
}

/** @returns why nobody, or not this person, can visit the animal now; null when they can */
export async function closedTo(
  db: Db,
  actor: Actor,
  animalId: number,
  { name, status }: VisitedAnimal,
): Promise<string | null> {
  const text = recordTexts().visits.closed;
  if (isStaff(actor)) return text.staff;
  if (status === "Available") return null;
  if (status !== "Reserved") return status === "InCare" ? text.inCare(name) : text.home(name);
  const own = actor.role === "user" ? await findOwnAdoption(db, actor.personId, animalId) : null;
  return own?.holdsAnimal ? null : text.reserved(name);
}

/** Nobody takes all the places. @throws HttpProblem 409 */
export async function refuseTooMany(tx: Db, userId: number, now: Date): Promise<void> {
  const { open } = await tx
    .selectFrom("visits")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("user_id", "=", userId)
    .where("kind", "=", "visit")
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .executeTakeFirstOrThrow();
  if (open >= OPEN_VISITS) throw conflict(recordTexts().visits.tooMany(OPEN_VISITS));
}
