import { plural } from "../../../../contract/texts/plural.ts";

/** Adoptions in the administration (spec §2.6, §4, §8; rules §4). Texts in {braces} are replaced by elements. */
export const adoptions = {
  title: "Adoptions",
  search: "Search adoptions...",
  none: "No adoptions found.",
  noneAssigned: "No adoptions are currently assigned to you.",
  listFailed: "Error loading adoptions.",
  openOnly: "Open only",
  editQuestionnaire: "Edit the questionnaire",
  fields: {
    animal: "Animal",
    adopter: "Adopter",
    stageAndStatus: "Stage - Status",
    stage: "Stage",
    status: "Status",
    date: "Date",
    created: "Created",
    letter: "Application letter",
  },
  add: {
    title: "Add Adoption",
    letterHint: "What the person told you: their home, their days, why this animal",
    animalsFailed: "Failed to load available animals.",
    submit: "Submit Application",
    failed: "Failed to submit application.",
  },
  edit: {
    title: "Edit Adoption",
    isOver: "This adoption is over; nobody is assigned to it any more.",
    assignees: "Assigned to",
    assigneesHint: "They act in the stage that is open now. With nobody assigned, admins act.",
    removeAll: "Remove everybody",
    failed: "Error saving changes.",
  },
  detail: {
    title: "Adoption",
    titleOf: (animal: string) => `Adoption of ${animal}`,
    back: "← All adoptions",
    loadFailed: "Error loading the adoption.",
    history: "History",
  },
  attention: {
    title: "Before you go on",
    /** {applications} is a link with the text below. */
    rivals: (animal: string) => `${animal} has {applications}.`,
    applications: (count: number) =>
      plural.en(count, { one: "1 other open application", other: `${count} other open applications` }),
  },
  actions: {
    title: "What to do now",
    conflict: "Somebody was faster",
    waiting: {
      2: "The adopter has the questionnaire. Their answers come next.",
      6: "The contract is with the adopter. Their word comes next.",
    },
    withEmployees: (names: string) => `This stage is with ${names}. You can read along.`,
    withAdmins: "This stage is with the shelter's admins. You can read along.",
    sendHint: "Read the letter. If the application should go on, send the questionnaire to the adopter.",
    send: "Send questionnaire",
  },
  end: {
    title: "How it ended",
    outcomes: {
      completed: "It has been completed.",
      rejected: "It has been rejected.",
      withdrawn: "The adopter has withdrawn it.",
    },
    returned: (animal: string) => `${animal} came back to the shelter on {at}.`,
  },
  note: { label: "Note", hint: "Optional; for staff only" },
  decisions: {
    "main-caretaker/decision": {
      hint: "Decide as the main caretaker. Your yes reserves the animal for this adopter.",
      approve: "Approve",
      reject: "Reject",
    },
    "home-check/complete": {
      hint: "Record how the home check went. Your yes issues the contract.",
      approve: "Approve home check",
      reject: "Reject home check",
    },
  },
  reject: {
    button: "Reject with a reason",
    ask: "Reject this adoption?",
    warning: (adopter: string, animal: string) =>
      `The application of ${adopter} for ${animal} ends here, and the adopter is told. This cannot be taken back.`,
    reason: "Reason",
    reasonHint: "For staff only",
    message: "Message to the adopter",
    messageHint: "In the letter and on their page, with two other animals. Say it kindly, and name nobody.",
    written: (message: string) => `To the adopter: ${message}`,
    confirm: "Reject",
  },
  review: { title: "Staff review", score: "Score", scoreHint: "From 0 to 100", save: "Save review" },
  contract: {
    title: "Contract",
    download: "Download contract",
    file: (id: number) => `adoption-contract-${id}.pdf`,
    issueAgain: "Issue the contract again",
    issued: "Issued on {issued}, not accepted yet.",
    accepted: "Issued on {issued}, accepted on {accepted}.",
    hash: "SHA-256 of the accepted text: {hash}",
  },
  questionnaire: {
    title: "Questionnaire",
    notSent: "The questionnaire has not been sent yet.",
    neverSent: "The questionnaire was never sent.",
    answered: "Answered on {at}",
    notAnswered: "Not answered yet",
    noAnswer: "No answer",
    score: "Staff score",
    scoreOf: (score: number) => `${score} of 100`,
    note: "Staff note",
  },
  stages: {
    title: "Stages",
    since: (status: string) => `${status} since {at}`,
    nobody: "Nobody assigned: admins act",
  },
};
