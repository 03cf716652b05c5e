import type { Adoption, AdoptionAction } from "../../../contract/adoption/adoptions.ts";
import type { BodyOf } from "../../../contract/calls.ts";
import { callPath } from "../../call-path.ts";
import { apiQuery, callUnchecked } from "../platform/calls.ts";

/** A step with the body of its call. The adoption's `actions` list the steps that are possible now. */
export type StepOf<A extends AdoptionAction> = {
  [Action in A]: { action: Action } & (BodyOf<`POST /adoptions/:id/${Action}`> extends infer Body
    ? Body extends object
      ? { body: Body }
      : { body?: undefined }
    : never);
}[A];

/** One adoption. */
export const adoptionQuery = (id: number) => apiQuery("GET /adoptions/:id", { params: { id } });

/** Takes a step. @returns the adoption after it */
export const takeStep = (id: number, { action, body }: StepOf<AdoptionAction>) =>
  callUnchecked<Adoption>(`POST /adoptions/:id/${action}`, { params: { id }, body });

/** The address of the contract's PDF. */
export const contractAddress = (id: number): string => callPath("GET /adoptions/:id/contract", { id });

/** The steps of staff (spec §4); the others are the adopter's. */
export type StaffAction = Exclude<AdoptionAction, "questionnaire/submit" | "contract/accept" | "withdraw">;
