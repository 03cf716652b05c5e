import type { Adoption, AdoptionAction } from "../../../contract/adoptions.ts";
import type { BodyOf } from "../../../contract/calls.ts";
import { callPath } from "../../call-path.ts";
import { apiQuery, callUnchecked } from "../calls.ts";

/** A step with what its call sends; which steps there are now is the server's to say, in `actions`. */
export type StepOf<A extends AdoptionAction> = {
  [Action in A]: { action: Action } & (BodyOf<`POST /adoptions/:id/${Action}`> extends infer Body
    ? Body extends object
      ? { body: Body }
      : { body?: undefined }
    : never);
}[A];

/** One adoption. */
export const adoptionQuery = (id: number) => apiQuery("GET /adoptions/:id", { params: { id } });

/** Takes a step. @returns the adoption as it is then */
export const takeStep = (id: number, { action, body }: StepOf<AdoptionAction>) =>
  callUnchecked<Adoption>(`POST /adoptions/:id/${action}`, { params: { id }, body });

/** Where the contract's PDF is. */
export const contractAddress = (id: number): string => callPath("GET /adoptions/:id/contract", { id });
