/** What happened in an adoption: its history, and the messages after staff's steps (spec §4, §8; rules §4). */
export const adoptionSteps = {
  events: {
    applications: "Application submitted",
    "questionnaire/send": "Questionnaire sent",
    "questionnaire/submit": "Questionnaire answered",
    "questionnaire/staff-review": "Staff review saved",
    "main-caretaker/decision": "Approved by the main caretaker",
    "home-check/complete": "Home check approved",
    "contract/issue": "Contract issued again",
    "contract/accept": "Contract accepted",
    "contract/withdraw": "Contract taken back",
    "hand-over": "Handed over",
    "hand-over/undo": "Handover taken back",
    "hand-over/call-off": "Ended before the animal was fetched",
    withdraw: "Withdrawn by the adopter",
    reject: "Rejected by staff",
    overtaken: "Closed because the animal has found another home",
    left: "Closed because the animal has left the shelter",
    returned: "The animal came back to the shelter",
  },
  /** The events of a rejection. */
  rejections: {
    "questionnaire/staff-review": "Rejected in the staff review",
    "main-caretaker/decision": "Rejected by the main caretaker",
    "home-check/complete": "Home check rejected",
    "contract/accept": "Contract refused",
  },
  done: {
    "questionnaire/send": "Questionnaire has been sent.",
    "questionnaire/staff-review": "Staff review saved.",
    "main-caretaker/decision": "Main caretaker approved.",
    "home-check/complete": "Home Check approved.",
    "contract/issue": "The contract has been issued again.",
    "contract/withdraw": "The contract has been taken back.",
    reject: "The adoption has been rejected.",
  },
  /** The messages after a rejection in the stage's own form. */
  doneRejecting: {
    "main-caretaker/decision": "Main caretaker rejected.",
    "home-check/complete": "Home Check rejected.",
  },
  failed: {
    "questionnaire/send": "Failed to send questionnaire.",
    "questionnaire/staff-review": "Failed to save staff review.",
    "main-caretaker/decision": "Failed to set main caretaker decision.",
    "home-check/complete": "Failed to complete Home Check.",
    "contract/issue": "Failed to issue the contract.",
    "contract/withdraw": "Failed to take back the contract.",
    reject: "Failed to reject the adoption.",
  },
  /** After a refused step: what is true by now. */
  nowAtStage: (stageAndStatus: string) => `It now stands at: ${stageAndStatus}.`,
};
