import type { FormStatus } from "../../contract/animals/animal-form.ts";
import type { StoredStatus } from "../../contract/animals/animals.ts";
import type { Context, WithSettings } from "../database/context.ts";
import type { Db } from "../database/pool.ts";

/**
 * What an animal's records ask of its adoptions. The adoptions know the animals, not the other way round; this is the one
 * place where a call goes up, so the application hands the functions in with the other dependencies.
 */
export type AdoptionsOfAnimal = {
  /** The adoption that holds the animal, if there is one. Its outcome is null while it is open. */
  holder(db: Db, animalId: number): Promise<{ id: number; outcome: string | null } | undefined>;
  /** Applies the status in the animal form to its stays and adoptions. @throws HttpProblem 409 */
  applyFormStatus(
    context: Context & WithSettings,
    animal: { id: number; status: StoredStatus },
    wanted: FormStatus,
  ): Promise<void>;
  /** Ends every open application: others have adopted the animal (`superseded`), or it left in another way (`left`). */
  endOpenApplications(context: Context & WithSettings, animalId: number, reason: "superseded" | "left"): Promise<void>;
  /** Records that the adopted animal came back. @param id the adoption's */
  recordReturn(context: Context, id: number): Promise<void>;
  /** The adoption whose adopter has still to fetch the animal, if there is one. */
  waiting(db: Db, animalId: number): Promise<{ id: number } | undefined>;
  /** Ends that adoption, because the animal died or left in another way before. */
  endWaiting(context: Context & WithSettings, animalId: number): Promise<void>;
  /** Changes caretakers, and reassigns the open stages of these animals by the assignment rule. */
  reassignOpenStages(
    tx: Db,
    about: { animalIds: readonly number[]; now: Date },
    change: () => Promise<void>,
  ): Promise<void>;
};

/** For commands that change what adoptions follow. */
export type WithAdoptions = { adoptions: AdoptionsOfAnimal };
