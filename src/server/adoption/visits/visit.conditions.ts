import { OPEN_VISITS } from "../../../contract/adoption/visits.ts";
import type { AnimalType, StoredStatus } from "../../../contract/animals/animals.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { findAnimal } from "../../animals/animal.queries.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { DAY_MS } from "../../base/clock.ts";
import { conflict, notFound } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { findOwnAdoption } from "../adoption.holder.ts";

/** An animal that somebody wants to visit. */
export type VisitedAnimal = { name: string; type: AnimalType; status: StoredStatus };

/** An animal that visitors can see on the site. @throws HttpProblem 404 */
export async function findVisitedAnimal({ db, clock }: System, animalId: number): Promise<VisitedAnimal> {
  if (!(await findAnimal({ db, clock }, animalId))) throw notFound(recordTexts().animals.notFound);
  return db
    .selectFrom("animals")
    .select(["name", "type", "status"])
    .where("id", "=", animalId)
    .executeTakeFirstOrThrow();
}

/** @returns the sentence why this person cannot visit the animal now; null when they can */
export async function visitRefusal(
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

/** The most visits that a user books in a day: each writes letters, perhaps to a mailbox that is not theirs. */
const BOOKED_A_DAY = 10;

/** Refuses a booking by a user who has many already; the transaction has locked the user. @throws HttpProblem 409 */
export async function refuseTooMany(tx: Db, userId: number, now: Date): Promise<void> {
  const { open, lately } = await tx
    .selectFrom("visits")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "=", "booked").filterWhere("starts_at", ">", now).as("open"),
      fn
        .countAll<number>()
        .filterWhere("booked_at", ">", new Date(now.getTime() - DAY_MS))
        .as("lately"),
    ])
    .where("user_id", "=", userId)
    .where("kind", "=", "visit")
    .executeTakeFirstOrThrow();
  if (lately >= BOOKED_A_DAY) throw conflict(recordTexts().visits.tooManyToday(BOOKED_A_DAY));
  if (open >= OPEN_VISITS)
    throw conflict(recordTexts().visits.tooMany(OPEN_VISITS), { kind: "visits", openVisits: open });
}
