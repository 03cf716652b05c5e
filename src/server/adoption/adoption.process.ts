import { ADOPTION_ACTIONS, type AdoptionAction } from "../../contract/adoption/adoptions.ts";
import type { Outcome, StageStatus, StageType } from "../../contract/animals/adoption-state.ts";
import type { Permission } from "../base/policy.ts";

/** The state of an adoption. It is open while there is no outcome. */
export type AdoptionState = { stageType: StageType; stageStatus: StageStatus; outcome: Outcome | null };

/** The permission that a step needs (policy.ts), by who takes it. */
export const STEP_PERMISSIONS = {
  adopter: "adoptions.stepAsAdopter",
  staff: "adoptions.stepAsStaff",
} as const satisfies Record<string, Permission>;

const PENDING = 0;
const IN_PROGRESS = 1;
const APPROVED = 2;
const REJECTED = 3;

type Transition = {
  by: keyof typeof STEP_PERMISSIONS;
  /** The stage in which the step is possible; `open` means any stage while the adoption is open. */
  from: StageType | "open";
  /** The state or outcome after the step, when it is approved. */
  to: { stageType: StageType; stageStatus: StageStatus } | "completed" | Exclude<Outcome, "completed">;
};

/** The state of a new adoption, after the application (rules §4). */
export const FIRST_STATE: AdoptionState = { stageType: 1, stageStatus: PENDING, outcome: null };

/** All steps of the adoption process (spec §4, rules §4). No other code says which stage a step leads to. */
export const PROCESS: Readonly<Record<AdoptionAction, Transition>> = {
  "questionnaire/send": { by: "staff", from: 1, to: { stageType: 2, stageStatus: PENDING } },
  "questionnaire/submit": { by: "adopter", from: 2, to: { stageType: 3, stageStatus: IN_PROGRESS } },
  "questionnaire/staff-review": { by: "staff", from: 3, to: { stageType: 4, stageStatus: IN_PROGRESS } },
  "main-caretaker/decision": { by: "staff", from: 4, to: { stageType: 5, stageStatus: IN_PROGRESS } },
  "home-check/complete": { by: "staff", from: 5, to: { stageType: 6, stageStatus: IN_PROGRESS } },
  "contract/issue": { by: "staff", from: 6, to: { stageType: 6, stageStatus: IN_PROGRESS } },
  "contract/accept": { by: "adopter", from: 6, to: "completed" },
  "contract/withdraw": { by: "staff", from: 6, to: { stageType: 5, stageStatus: IN_PROGRESS } },
  withdraw: { by: "adopter", from: "open", to: "withdrawn" },
  reject: { by: "staff", from: "open", to: "rejected" },
};

/** The steps that ask for a decision. A negative one ends the adoption. */
const ASKS_FOR_DECISION: ReadonlySet<AdoptionAction> = new Set([
  "questionnaire/staff-review",
  "main-caretaker/decision",
  "home-check/complete",
  "contract/accept",
]);

/**
 * @returns the step with which staff move an adoption from this stage to the next without deciding or typing anything, and
 * the stage that it leads to; undefined when there is none
 */
export function stepWithoutInput(from: StageType): { action: AdoptionAction; to: StageType } | undefined {
  for (const action of ADOPTION_ACTIONS) {
    const { by, from: stage, to } = PROCESS[action];
    if (by !== "staff" || stage !== from || typeof to === "string" || ASKS_FOR_DECISION.has(action)) continue;
    if (to.stageType > from) return { action, to: to.stageType };
  }
  return undefined;
}

/** @returns the permission that the step needs */
export const permissionOf = (action: AdoptionAction): Permission => STEP_PERMISSIONS[PROCESS[action].by];

/** @returns whether the adoption is still open */
export const isOpen = (state: AdoptionState): boolean => state.outcome === null;

/** @returns whether the animal is kept for this adopter; the database's own word for it is the column `holds_open_stay` */
export const reserves = (state: AdoptionState): boolean =>
  isOpen(state) && (state.stageType === 5 || state.stageType === 6);

/** @returns whether the step is possible in this state; it does not check permissions */
export function canTransition(state: AdoptionState, action: AdoptionAction): boolean {
  const { from } = PROCESS[action];
  return isOpen(state) && (from === "open" || from === state.stageType);
}

const rejectedState = (state: AdoptionState, outcome: Outcome): AdoptionState => ({
  stageType: state.stageType,
  stageStatus: REJECTED,
  outcome,
});

/**
 * The state after a step.
 * @param state must allow the step, see `canTransition`
 * @param approved the decision, for steps that ask for one
 */
export function nextState(state: AdoptionState, action: AdoptionAction, approved = true): AdoptionState {
  if (!approved && ASKS_FOR_DECISION.has(action)) return rejectedState(state, "rejected");
  const { to } = PROCESS[action];
  if (to === "completed") return { stageType: state.stageType, stageStatus: APPROVED, outcome: "completed" };
  if (to === "rejected" || to === "withdrawn") return rejectedState(state, to);
  return { ...to, outcome: null };
}

/** The state of an adoption that ends after its contract, before the animal was handed over (rules §14). */
export const calledOffState = (state: AdoptionState): AdoptionState => rejectedState(state, "withdrawn");

/** The word that is stored of an application that is superseded: in its history, in the audit log, and of its letter. */
export const SUPERSEDED = "overtaken";

/** The state of an application that ends because the animal can no longer be adopted (rules §4, §14). */
export const closedState = (state: AdoptionState): AdoptionState => rejectedState(state, "rejected");
