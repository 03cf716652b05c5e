import type { AdoptionAction, Outcome, StageStatus, StageType } from "../../contract/adoptions.ts";
import type { Permission } from "../policy.ts";

/** Where an adoption stands. It is open as long as there is no outcome. */
export type AdoptionState = { stageType: StageType; stageStatus: StageStatus; outcome: Outcome | null };

/** Who takes a step, with the permission for it (policy.ts). */
export const TAKEN_BY = {
  adopter: "adoptions.stepAsAdopter",
  staff: "adoptions.stepAsStaff",
} as const satisfies Record<string, Permission>;

const PENDING = 0;
const IN_PROGRESS = 1;
const APPROVED = 2;
const REJECTED = 3;

type Row = {
  who: keyof typeof TAKEN_BY;
  /** The stage that the step belongs to; `open`: any, as long as the adoption is not over. */
  from: StageType | "open";
  /** What a yes leads to; `completed` is the end of the way. */
  yes: { stageType: StageType; stageStatus: StageStatus } | "completed" | Exclude<Outcome, "completed">;
};

/** The state in which every adoption begins: the application has come (decisions §4). */
export const FIRST_STATE: AdoptionState = { stageType: 1, stageStatus: PENDING, outcome: null };

/** The whole process of an adoption (spec §4, decisions §4). No other code names a stage that it moves to. */
export const PROCESS: Readonly<Record<AdoptionAction, Row>> = {
  "questionnaire/send": { who: "staff", from: 1, yes: { stageType: 2, stageStatus: PENDING } },
  "questionnaire/submit": { who: "adopter", from: 2, yes: { stageType: 3, stageStatus: IN_PROGRESS } },
  "questionnaire/staff-review": { who: "staff", from: 3, yes: { stageType: 4, stageStatus: IN_PROGRESS } },
  "main-caretaker/decision": { who: "staff", from: 4, yes: { stageType: 5, stageStatus: IN_PROGRESS } },
  "home-check/complete": { who: "staff", from: 5, yes: { stageType: 6, stageStatus: IN_PROGRESS } },
  "contract/issue": { who: "staff", from: 6, yes: { stageType: 6, stageStatus: IN_PROGRESS } },
  "contract/accept": { who: "adopter", from: 6, yes: "completed" },
  withdraw: { who: "adopter", from: "open", yes: "withdrawn" },
  reject: { who: "staff", from: "open", yes: "rejected" },
};

/** Steps that end what they belong to when the answer is no. */
const TAKES_NO: ReadonlySet<AdoptionAction> = new Set([
  "questionnaire/staff-review",
  "main-caretaker/decision",
  "home-check/complete",
  "contract/accept",
]);

/** @returns the permission that taking this step asks for */
export const permissionOf = (action: AdoptionAction): Permission => TAKEN_BY[PROCESS[action].who];

/** @returns whether the adoption goes on */
export const isOpen = (state: AdoptionState): boolean => state.outcome === null;

/** @returns whether this step fits the present state; pure: no person, no clock, no database */
export function fits(state: AdoptionState, action: AdoptionAction): boolean {
  const { from } = PROCESS[action];
  return isOpen(state) && (from === "open" || from === state.stageType);
}

const rejectedHere = (state: AdoptionState, outcome: Outcome): AdoptionState => ({
  stageType: state.stageType,
  stageStatus: REJECTED,
  outcome,
});

/**
 * The state that a step leads to.
 * @param state must fit the step, see `fits`
 * @param approved the answer, where the step asks a question; others are always a yes
 */
export function next(state: AdoptionState, action: AdoptionAction, approved = true): AdoptionState {
  if (!approved && TAKES_NO.has(action)) return rejectedHere(state, "rejected");
  const { yes } = PROCESS[action];
  if (yes === "completed") return { stageType: state.stageType, stageStatus: APPROVED, outcome: "completed" };
  if (yes === "rejected" || yes === "withdrawn") return rejectedHere(state, yes);
  return { ...yes, outcome: null };
}

/** The state of an adoption that ends because its animal has found another home (decisions §4). */
export const endedByAnotherHome = (state: AdoptionState): AdoptionState => rejectedHere(state, "rejected");
