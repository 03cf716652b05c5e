import type { Treatment } from "../../../../src/contract/animals/treatments.ts";
import { planAllTreatments } from "../../../../src/server/animals/treatments/treatment.planning.ts";
import { assembleCast } from "../../support/adoption-cast.ts";
import type { TestApp } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";

export const TODAY = "2026-11-20";

/** A shelter whose rules of treatments are all switched on, and what its tests do with doses. */
export async function treatingShelter(shelter: TestApp) {
  const cast = await assembleCast(shelter);
  await shelter.db.updateTable("treatment_rules").set({ active_since: "2024-01-01" }).execute();
  const staff = () => cast.outsider.client;
  const treatmentsOf = async (animal: number): Promise<Treatment[]> =>
    (await staff().get(`/api/animals/${animal}/treatments`)).json().items;
  return {
    cast,
    staff,
    treatmentsOf,
    /** A grown dog that came in today: its first doses are due today. */
    async newAnimal(given: Parameters<typeof buildAnimal>[1] = {}): Promise<number> {
      const usual = { name: "Figa", arrival_date: TODAY, animal_group_id: cast.group };
      const id = await buildAnimal(shelter.db, { ...usual, ...given });
      await planAllTreatments(shelter);
      return id;
    },
    planned: async (animal: number) =>
      (await treatmentsOf(animal))
        .filter(({ state }) => state === "planned")
        .map(({ kind, dueOn }) => `${kind.name.split(" ")[0]} ${dueOn}`),
    async doseOf(animal: number, kind: string): Promise<Treatment> {
      const doses = await treatmentsOf(animal);
      const found = doses.find((dose) => dose.state === "planned" && dose.kind.name.startsWith(kind));
      if (!found) throw new Error(`No planned ${kind}.`);
      return found;
    },
    async kindOf(name: string): Promise<number> {
      const { items } = (await staff().get("/api/treatment-kinds")).json();
      return items.find((kind: { name: string }) => kind.name.startsWith(name)).id;
    },
    give: (treatmentIds: readonly number[], body: object = {}, client = staff()) =>
      client.post("/api/treatments/give", { treatmentIds, on: TODAY, batch: "A 123", ...body }),
  };
}
