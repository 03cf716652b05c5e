import type { Adoption } from "../../../contract/adoptions.ts";

type Entry = Pick<Adoption["history"][number], "event" | "stageStatus">;

const REJECTED = 3;

const EVENT: Readonly<Record<string, { yes: string; no?: string }>> = {
  applications: { yes: "Application submitted" },
  "questionnaire/send": { yes: "Questionnaire sent" },
  "questionnaire/submit": { yes: "Questionnaire answered" },
  "questionnaire/staff-review": { yes: "Staff review saved", no: "Rejected in the staff review" },
  "main-caretaker/decision": { yes: "Approved by the main caretaker", no: "Rejected by the main caretaker" },
  "home-check/complete": { yes: "Home check approved", no: "Home check rejected" },
  "contract/issue": { yes: "Contract issued again" },
  "contract/accept": { yes: "Contract accepted", no: "Contract refused" },
  withdraw: { yes: "Withdrawn by the adopter" },
  reject: { yes: "Rejected by staff" },
  overtaken: { yes: "Closed because the animal has found another home" },
  returned: { yes: "The animal came back to the shelter" },
  left: { yes: "Closed because the animal has left the shelter" },
};

/** @returns what happened, in words; an event nobody has named yet is shown as it is */
export function eventText({ event, stageStatus }: Entry): string {
  const words = EVENT[event];
  return (stageStatus === REJECTED ? words?.no : undefined) ?? words?.yes ?? event;
}
