import type { AdoptionAction } from "../../../contract/adoptions.ts";

/** The actions that staff take on the adoption's page (spec §4); the others are the adopter's. */
export type StaffAction = Exclude<AdoptionAction, "questionnaire/submit" | "contract/accept" | "withdraw">;

/** What lists, page and forms of the administration say of adoptions (spec §2.6, §8). */
export const ADOPTION_SCREEN_TEXT = {
  search: "Search adoptions...",
  nothingForAdmin: "No adoptions found.",
  nothingForEmployee: "No adoptions are currently assigned to you.",
  listFailed: "Error loading adoptions.",
  loadFailed: "Error loading the adoption.",
  noAnswer: "No answer",
  applicationFailed: "Failed to submit application.",
  created: "Created successfully.",
  saved: "Saved successfully.",
  noChanges: "No changes to save.",
  saveFailed: "Error saving changes.",
  animalsFailed: "Failed to load available animals.",
  usersFailed: "Error loading users.",
} as const;

type Said = { done: (approved: boolean) => string; failed: string };
const always = (text: string) => () => text;
const either = (yes: string, no: string) => (approved: boolean) => (approved ? yes : no);

/** What is said after each action of staff, and when no answer came at all (spec §8). */
export const STAFF_ACTION_TEXT: Readonly<Record<StaffAction, Said>> = {
  "questionnaire/send": { done: always("Questionnaire has been sent."), failed: "Failed to send questionnaire." },
  "questionnaire/staff-review": { done: always("Staff review saved."), failed: "Failed to save staff review." },
  "main-caretaker/decision": {
    done: either("Main caretaker approved.", "Main caretaker rejected."),
    failed: "Failed to set main caretaker decision.",
  },
  "home-check/complete": {
    done: either("Home Check approved.", "Home Check rejected."),
    failed: "Failed to complete Home Check.",
  },
  "contract/issue": { done: always("The contract has been issued again."), failed: "Failed to issue the contract." },
  reject: { done: always("The adoption has been rejected."), failed: "Failed to reject the adoption." },
};
