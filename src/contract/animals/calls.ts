import type { animalFormCalls } from "./animal-form.ts";
import type { animalGroupCalls } from "./animal-groups.ts";
import type { animalPaperCalls } from "./animal-papers.ts";
import type { animalCalls } from "./animals.ts";
import type { boardCalls } from "./board.ts";
import type { careCalls } from "./care.ts";
import type { contactCalls } from "./contacts.ts";
import type { fosterCalls } from "./fosters.ts";
import type { intakeCalls } from "./intake.ts";
import type { observationCalls } from "./observations.ts";
import type { ORGANISATIONS } from "./organisations.ts";
import type { roundCalls } from "./rounds.ts";
import type { stayCalls } from "./stays.ts";
import type { treatmentRuleCalls } from "./treatment-rules.ts";
import type { treatmentCalls } from "./treatments.ts";
import type { unitCalls } from "./units.ts";
import type { vetCalls } from "./vet.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type AnimalsCalls = typeof animalCalls &
  typeof animalFormCalls &
  typeof animalGroupCalls &
  typeof animalPaperCalls &
  typeof boardCalls &
  typeof careCalls &
  typeof contactCalls &
  typeof fosterCalls &
  typeof intakeCalls &
  typeof observationCalls &
  typeof ORGANISATIONS.calls &
  typeof roundCalls &
  typeof stayCalls &
  typeof treatmentCalls &
  typeof treatmentRuleCalls &
  typeof unitCalls &
  typeof vetCalls;
