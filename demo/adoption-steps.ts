import type { Calendar } from "./calendar.ts";
import type { DemoAdoption, DemoAdoptionEnd } from "./content/types.ts";

/** Stage statuses (spec §4). */
const STATUS = { pending: 0, inProgress: 1, approved: 2, rejected: 3 } as const;
const CONTRACT = 6;

type Actor = "adopter" | "staff" | "nobody";

/** The steps of a successful adoption: each call opens the next stage, the last one completes it (rules §4). */
const HAPPY_PATH: readonly { call: string; by: Actor; time: string }[] = [
  { call: "applications", by: "adopter", time: "09:12" },
  { call: "questionnaire/send", by: "staff", time: "10:05" },
  { call: "questionnaire/submit", by: "adopter", time: "19:40" },
  { call: "questionnaire/staff-review", by: "staff", time: "11:20" },
  { call: "main-caretaker/decision", by: "staff", time: "13:45" },
  { call: "home-check/complete", by: "staff", time: "16:30" },
  { call: "contract/accept", by: "adopter", time: "18:15" },
];
const STEPS_TO_COMPLETE = HAPPY_PATH.length;
/** The rival adoptions of an animal end at the moment at which one of them is completed. */
const LAST_STEP_TIME = "18:15";
const OTHER_END_TIME = "20:10";

/** One line of the history, with the stage and status after the call. */
type HistoryEntry = {
  call: string;
  by: Actor;
  at: Date;
  stageType: number;
  stageStatus: number;
  note: string;
  message?: string;
};

/** The rows that the adoption process would have written. */
export type SimulatedAdoption = {
  stageType: number;
  stageStatus: number;
  outcome: "completed" | "rejected" | "withdrawn" | null;
  closedAt: Date | null;
  stages: { type: number; openedAt: Date; closedAt: Date | null }[];
  history: HistoryEntry[];
};

/** Builds an adoption's rows by the rules of the process. @throws if the process does not allow these steps */
export function simulateAdoption(adoption: DemoAdoption, calendar: Calendar): SimulatedAdoption {
  const happyPath = adoption.days.map((daysAgo, index) =>
    happyPathEntry(adoption, index, calendar.at(daysAgo, timeOfStep(index))),
  );
  const end = adoption.end && endEntry(adoption, adoption.end, calendar);
  const reissue = reissueEntry(adoption, calendar);
  const history = [...happyPath, ...(reissue ? [reissue] : []), ...(end ? [end] : [])];
  const last = history.at(-1);
  if (!last || happyPath.length > STEPS_TO_COMPLETE)
    throw new Error(`The adoption of ${adoption.animal} has impossible steps.`);
  const outcome = outcomeOf(adoption);
  const closedAt = outcome ? last.at : null;
  return {
    stageType: last.stageType,
    stageStatus: last.stageStatus,
    outcome,
    closedAt,
    stages: happyPath.slice(0, CONTRACT).map(({ at }, index) => ({
      type: index + 1,
      openedAt: at,
      closedAt: happyPath[index + 1]?.at ?? closedAt,
    })),
    history,
  };
}

const timeOfStep = (index: number) => HAPPY_PATH[index]?.time ?? LAST_STEP_TIME;

function outcomeOf({ days, end }: DemoAdoption): SimulatedAdoption["outcome"] {
  if (end) return end.call === "withdraw" ? "withdrawn" : "rejected";
  return days.length === STEPS_TO_COMPLETE ? "completed" : null;
}

function happyPathEntry(adoption: DemoAdoption, index: number, at: Date): HistoryEntry {
  const { call, by } = HAPPY_PATH[index] ?? { call: "", by: "nobody" };
  const isCompletion = index + 1 === STEPS_TO_COMPLETE;
  const opened = Math.min(index + 1, CONTRACT);
  const openedAs = opened <= 2 ? STATUS.pending : STATUS.inProgress;
  const stageStatus = isCompletion ? STATUS.approved : openedAs;
  return {
    call,
    by: adoption.enteredBy && index === 0 ? "staff" : by,
    at,
    stageType: opened,
    stageStatus,
    note: noteOf(adoption, call),
  };
}

function noteOf(adoption: DemoAdoption, call: string): string {
  const notes: Record<string, string | undefined> = {
    "questionnaire/staff-review": adoption.review?.note,
    "main-caretaker/decision": adoption.decisionNote,
    "home-check/complete": adoption.homeCheckNote,
  };
  return notes[call] ?? "";
}

/** An adoption that ends early stays at the stage that it had reached, with the status Rejected. */
function endEntry(
  adoption: DemoAdoption,
  { call, daysAgo, note = "", message = "" }: DemoAdoptionEnd,
  calendar: Calendar,
): HistoryEntry {
  const rejected = { stageType: adoption.days.length, stageStatus: STATUS.rejected };
  if (call === "lost-to-another") {
    const at = calendar.at(daysAgo, LAST_STEP_TIME);
    return { ...rejected, call: "reject", by: "nobody", at, note: "The animal was adopted by somebody else." };
  }
  const by = call === "withdraw" || call === "contract/accept" ? "adopter" : "staff";
  return {
    ...rejected,
    call,
    by,
    at: calendar.at(daysAgo, OTHER_END_TIME),
    note: note || noteOf(adoption, call),
    message,
  };
}

function reissueEntry({ reissuedDaysAgo }: DemoAdoption, calendar: Calendar): HistoryEntry | undefined {
  if (reissuedDaysAgo === undefined) return undefined;
  const at = calendar.at(reissuedDaysAgo, "12:00");
  const note = "The adopter's address was corrected.";
  return { call: "contract/issue", by: "staff", at, stageType: CONTRACT, stageStatus: STATUS.inProgress, note };
}
