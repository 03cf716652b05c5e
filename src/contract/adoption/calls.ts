import type { adoptionCalls } from "./adoptions.ts";
import type { aftercareCalls } from "./aftercare.ts";
import type { favouriteCalls } from "./favourites.ts";
import type { visitPlanCalls } from "./visit-plan.ts";
import type { visitCalls } from "./visits.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type AdoptionCalls = typeof adoptionCalls &
  typeof aftercareCalls &
  typeof favouriteCalls &
  typeof visitCalls &
  typeof visitPlanCalls;
