import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import type { Chip, Weight } from "../../../contract/animals/care.ts";
import type { Stay } from "../../../contract/animals/stays.ts";
import type { Treatment } from "../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { findAnimalForStaff } from "../animal.queries.ts";
import { chipsOf, weightsOf } from "../care/body.commands.ts";
import { staysOf } from "../stays/stay.queries.ts";
import { treatmentsOf } from "../treatments/treatment.queries.ts";

/** The medical history of an animal; the latest entry first in each list. */
export type MedicalHistory = {
  animal: AnimalDetail;
  bornOn: string | null;
  chips: Chip[];
  treatments: Treatment[];
  weights: Weight[];
  stays: Stay[];
};

/** @throws HttpProblem 404 when there is no such animal for this person, who is staff */
export async function readMedicalHistory(context: Context, id: number): Promise<MedicalHistory> {
  const { db } = context;
  const animal = orNotFound(await findAnimalForStaff(context, id), recordTexts().animals.notFound);
  const { born_on } = await db.selectFrom("animals").select("born_on").where("id", "=", id).executeTakeFirstOrThrow();
  return {
    animal,
    bornOn: born_on,
    chips: await chipsOf(db, id),
    treatments: await treatmentsOf(db, id),
    weights: await weightsOf(db, id),
    stays: await staysOf(db, id),
  };
}
