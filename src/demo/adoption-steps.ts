import type { StoredStatus } from "../contract/animals.ts";
import type { Calendar } from "./calendar.ts";
import type { AdoptionEnd, AdoptionStory } from "./content/shapes.ts";

/** Stage statuses (spec §4). */
const STATUS = { pending: 0, inProgress: 1, approved: 2, rejected: 3 } as const;
const CONTRACT = 6;
const HOME_CHECK = 5;

type Actor = "adopter" | "staff" | "nobody";

/** The straight way of an adoption: each call opens the next stage, the last one completes it (decisions §4). */
const WAY: readonly { call: string; by: Actor; time: string }[] = [
  { call: "applications", by: "adopter", time: "09:12" },
  { call: "questionnaire/send", by: "staff", time: "10:05" },
  { call: "questionnaire/submit", by: "adopter", time: "19:40" },
  { call: "questionnaire/staff-review", by: "staff", time: "11:20" },
  { call: "main-caretaker/decision", by: "staff", time: "13:45" },
  { call: "home-check/complete", by: "staff", time: "16:30" },
  { call: "contract/accept", by: "adopter", time: "18:15" },
];
const COMPLETED_AFTER = WAY.length;
/** A lost adoption ends at the very moment at which the other one is completed. */
const LAST_STEP_TIME = "18:15";
const OTHER_END_TIME = "20:10";

/** One line of the history: the state is the one that the call led to. */
type Move = { call: string; by: Actor; at: Date; stageType: number; stageStatus: number; note: string };

/** An adoption as the process would have left it. */
export type Played = {
  stageType: number;
  stageStatus: number;
  outcome: "completed" | "rejected" | "withdrawn" | null;
  closedAt: Date | null;
  stages: { type: number; openedAt: Date; closedAt: Date | null }[];
  history: Move[];
};

/** Plays a story by the rules of the process. @throws when the story is not one that the process allows */
export function playAdoption(story: AdoptionStory, calendar: Calendar): Played {
  const straight = story.days.map((daysAgo, index) => straightMove(story, index, calendar.at(daysAgo, timeOf(index))));
  const ending = story.end && endingMove(story, story.end, calendar);
  const reissue = reissueMove(story, calendar);
  const history = [...straight, ...(reissue ? [reissue] : []), ...(ending ? [ending] : [])];
  const last = history.at(-1);
  if (!last || straight.length > COMPLETED_AFTER) throw new Error(`The adoption of ${story.animal} has no such way.`);
  const outcome = outcomeOf(story);
  const closedAt = outcome ? last.at : null;
  return {
    stageType: last.stageType,
    stageStatus: last.stageStatus,
    outcome,
    closedAt,
    stages: straight.slice(0, CONTRACT).map(({ at }, index) => ({
      type: index + 1,
      openedAt: at,
      closedAt: straight[index + 1]?.at ?? closedAt,
    })),
    history,
  };
}

/** What the adoptions make of an animal's status: one at stage 5 or 6 reserves it, a completed one gives it a home (decisions §4). */
export function statusAfter(stories: readonly AdoptionStory[]): StoredStatus {
  if (stories.some((story) => outcomeOf(story) === "completed")) return "Adopted";
  const isHeld = stories.some((story) => outcomeOf(story) === null && story.days.length >= HOME_CHECK);
  return isHeld ? "Reserved" : "Available";
}

const timeOf = (index: number) => WAY[index]?.time ?? LAST_STEP_TIME;

function outcomeOf({ days, end }: AdoptionStory): Played["outcome"] {
  if (end) return end.call === "withdraw" ? "withdrawn" : "rejected";
  return days.length === COMPLETED_AFTER ? "completed" : null;
}

function straightMove(story: AdoptionStory, index: number, at: Date): Move {
  const { call, by } = WAY[index] ?? { call: "", by: "nobody" };
  const isCompletion = index + 1 === COMPLETED_AFTER;
  const opened = Math.min(index + 1, CONTRACT);
  const openedAs = opened <= 2 ? STATUS.pending : STATUS.inProgress;
  const stageStatus = isCompletion ? STATUS.approved : openedAs;
  return {
    call,
    by: story.enteredBy && index === 0 ? "staff" : by,
    at,
    stageType: opened,
    stageStatus,
    note: noteOf(story, call),
  };
}

function noteOf(story: AdoptionStory, call: string): string {
  const notes: Record<string, string | undefined> = {
    "questionnaire/staff-review": story.review?.note,
    "main-caretaker/decision": story.decisionNote,
    "home-check/complete": story.homeCheckNote,
  };
  return notes[call] ?? "";
}

/** The call that ends an adoption off the straight way leaves it Rejected at the stage that it had reached. */
function endingMove(story: AdoptionStory, { call, daysAgo, note = "" }: AdoptionEnd, calendar: Calendar): Move {
  const rejected = { stageType: story.days.length, stageStatus: STATUS.rejected };
  if (call === "lost-to-another") {
    const at = calendar.at(daysAgo, LAST_STEP_TIME);
    return { ...rejected, call: "reject", by: "nobody", at, note: "The animal was adopted by somebody else." };
  }
  const by = call === "withdraw" || call === "contract/accept" ? "adopter" : "staff";
  return { ...rejected, call, by, at: calendar.at(daysAgo, OTHER_END_TIME), note: note || noteOf(story, call) };
}

function reissueMove({ reissuedDaysAgo }: AdoptionStory, calendar: Calendar): Move | undefined {
  if (reissuedDaysAgo === undefined) return undefined;
  const at = calendar.at(reissuedDaysAgo, "12:00");
  const note = "The adopter's address was corrected.";
  return { call: "contract/issue", by: "staff", at, stageType: CONTRACT, stageStatus: STATUS.inProgress, note };
}
