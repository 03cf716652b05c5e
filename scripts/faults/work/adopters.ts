import { WEEKDAYS } from "../../../src/contract/platform/shelter.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { entry, type Kind, type Send, type Setting } from "./kind.ts";

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
      const applicationLetter = `application ${++nth}`;
      const { status } = await send("POST", "/adoptions/applications", { animalId, applicationLetter });
      if (await work.count("application", status)) work.acknowledge(entry(applicationLetter, { animalId }));
    };
  },
  async found({ db }) {
    const rows = await db.selectFrom("adoptions").select(["application_letter", "animal_id"]).execute();
    return rows.map(({ application_letter, animal_id: animalId }) => entry(application_letter, { animalId }));
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
    const { answer: free } = await setting.visitor("GET", `/animals/${animalId}/visit-slots`);
    const slots = free.items as string[];
    let nth = 0;
    const cancel = async (send: Send, id: number): Promise<void> => {
      for (;;) {
        const { status } = await send("POST", `/visits/${id}/cancel`);
        if (await work.count("visit", status)) return work.acknowledge(`visit ${id} cancelled`);
        if (work.isStopping) return;
      }
    };
    return async () => {
      const send = setting.adopters[Math.floor(nth / VISITS_EACH)];
      if (!send) return work.pause();
      const startsAt = slots[nth++ % slots.length];
      const { status, answer } = await send("POST", "/visits", { animalId, startsAt });
      // Nobody knows whether those were booked whose answer got lost, so this person may have three.
      if (status === 409) {
        nth = Math.ceil(nth / VISITS_EACH) * VISITS_EACH;
        return work.pause();
      }
      if (!(await work.count("visit", status))) return;
      work.acknowledge(`visit ${answer.id}`);
      await cancel(send, Number(answer.id));
    };
  },
  async found({ db }) {
    const rows = await db.selectFrom("visits").select(["id", "state"]).execute();
    return rows.flatMap(({ id, state }) => [
      `visit ${id}`,
      ...(state === "cancelled" ? [`visit ${id} cancelled`] : []),
    ]);
  },
};

/** What adopters do. */
export const BY_ADOPTERS: readonly Kind[] = [APPLICATIONS, VISITS];
