import { buildAnimal } from "../../../test/server/support/builders.ts";
import { type Found, given, type Kind } from "./kind.ts";

type Move = { animalId: number; unitId: number };

/** The first, second, … move of each animal. Nobody moves from a unit to the same: who stands there twice was moved twice. */
function numbered(moves: readonly Move[]): Found[] {
  const latest = new Map<number, { unitId: number; nth: number }>();
  return moves.map(({ animalId, unitId }) => {
    const { unitId: before, nth } = latest.get(animalId) ?? { unitId: undefined, nth: 0 };
    const now = { unitId, nth: unitId === before ? nth : nth + 1 };
    latest.set(animalId, now);
    return { name: `move ${animalId} ${now.nth}`, content: { unitId } };
  });
}

/** An animal goes to and fro between two units; each move is one more row of it. */
const MOVES: Kind = {
  name: "move",
  async begin({ db, staff }, work) {
    const animal = await buildAnimal(db);
    const units = ["One", "Two"].map((name) => ({ name, capacity: 5 }));
    const answer = await given(staff("POST", "/locations", { name: "North", kind: "kennel", units }));
    let moves = 0;
    return async () => {
      const unitId = answer.units?.[moves % 2]?.id;
      const { status } = await staff("PUT", `/animals/${animal}/unit`, { unitId });
      if (await work.count("move", status)) work.acknowledge(`move ${animal} ${++moves}`, { unitId });
    };
  },
  async found({ db }) {
    const rows = await db
      .selectFrom("unit_stays")
      .innerJoin("stays", "stays.id", "unit_stays.stay_id")
      .select(["stays.animal_id as animalId", "unit_stays.unit_id as unitId"])
      .orderBy("unit_stays.id")
      .execute();
    return numbered(rows);
  },
};

/** Animals come in. A device whose connection breaks sends the same once more under the same key, until it is answered. */
const STAYS: Kind = {
  name: "stay",
  async begin({ staff, today }, work) {
    let nth = 1;
    return async () => {
      const name = `stay ${nth}`;
      const content = { type: "Dog", whereFound: "Łódź", intakeType: "stray", note: `It limps (${name}).` };
      const body = { ...content, name, arrivalDate: today };
      const { status, answer } = await staff("POST", "/intakes", body, { "idempotency-key": `key-of-stay-${nth}` });
      if (!(await work.count("stay", status))) return;
      work.acknowledge(name, { ...content, id: answer.id });
      nth += 1;
    };
  },
  async found({ db }) {
    const rows = await db
      .selectFrom("stays as s")
      .innerJoin("animals as a", "a.id", "s.animal_id")
      .select(["a.id", "a.name", "a.type", "a.where_found as whereFound"])
      .select(["s.intake_type as intakeType", "s.intake_note as note"])
      .where("a.name", "like", "stay %")
      .execute();
    return rows.map(({ name, ...content }) => ({ name, content }));
  },
};

/** What staff do with animals: moves and intakes. */
export const WITH_ANIMALS: readonly Kind[] = [MOVES, STAYS];
