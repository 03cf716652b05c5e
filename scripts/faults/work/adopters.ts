import { WEEKDAYS } from "../../../src/contract/platform/shelter.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { given, insist, type Kind, type Setting } from "./kind.ts";

/** How many animals are applied for. */
const ANIMALS = 60;
/** More visits nobody may book in a day. */
const VISITS_EACH = 10;

const APPLICATIONS: Kind = {
  name: "application",
  async begin({ db, adopters }, work) {
    const animals: number[] = [];
    for (let n = 0; n < ANIMALS; n++) animals.push(await buildAnimal(db));
    let nth = 0;
    return async () => {
      const animalId = animals.pop();
      const send = adopters[nth % adopters.length];
      if (animalId === undefined || !send) return work.pause();
      const letter = `We have a garden (${++nth}).`;
      const { status, answer } = await send("POST", "/adoptions/applications", { animalId, applicationLetter: letter });
      if (await work.count("application", status))
        work.acknowledge(`application for ${animalId}`, { id: answer.id, letter });
    };
  },
  async found({ db }) {
    const rows = db.selectFrom("adoptions").select(["id", "animal_id", "application_letter as letter"]);
    return (await rows.execute()).map(({ animal_id, ...content }) => ({
      name: `application for ${animal_id}`,
      content,
    }));
  },
};

/** Visitors may come at any time. */
const PLAN = {
  minutes: 15,
  atOnce: 20,
  noticeHours: 0,
  daysAhead: 30,
  hours: [{ days: WEEKDAYS, opens: "00:00", closes: "23:45", employeeId: null }],
  daysOff: [],
};

const moment = (at: string | Date) => new Date(at).toISOString();

async function openForVisits({ db }: Setting): Promise<number> {
  await db
    .insertInto("visit_plan")
    .values({ plan: JSON.stringify(PLAN), version: 1 })
    .execute();
  return buildAnimal(db);
}

/** A visit is booked, then cancelled, until that is acknowledged: nobody may have more than three. */
const VISITS: Kind = {
  name: "visit",
  async begin(setting, work) {
    const animalId = await openForVisits(setting);
    const { items } = await given(setting.visitor("GET", `/animals/${animalId}/visit-slots`));
    const slots = items as string[];
    let nth = 0;
    return async () => {
      const send = setting.adopters[Math.floor(nth / VISITS_EACH)];
      if (!send) return work.pause();
      const startsAt = slots[nth++ % slots.length] as string;
      const { status, answer } = await send("POST", "/visits", { animalId, startsAt });
      // Nobody knows whether those were booked whose answer got lost, so this person may have three.
      if (status === 409) {
        nth = Math.ceil(nth / VISITS_EACH) * VISITS_EACH;
        return work.pause();
      }
      if (!(await work.count("visit", status))) return;
      const name = `visit ${answer.id}`;
      const content = { animalId, startsAt: moment(startsAt) };
      work.acknowledge(name, { ...content, state: "booked" });
      const cancelled = { name, content: { ...content, state: "cancelled" } };
      await insist(work, "visit", cancelled, () => send("POST", `/visits/${answer.id}/cancel`));
    };
  },
  async found({ db }) {
    const rows = await db.selectFrom("visits").select(["id", "animal_id", "starts_at", "state"]).execute();
    return rows.map(({ id, animal_id: animalId, starts_at, state }) => ({
      name: `visit ${id}`,
      content: { animalId, startsAt: moment(starts_at), state },
    }));
  },
};

/** What adopters do. */
export const BY_ADOPTERS: readonly Kind[] = [APPLICATIONS, VISITS];
