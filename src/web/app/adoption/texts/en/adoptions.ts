import { plural } from "../../../../../contract/texts/plural.ts";

/** Adoptions in the administration (spec §2.6, §4, §8; rules §4). Texts in {braces} are replaced by elements. */
export const adoptions = {
  search: "Search adoptions...",
  none: "No adoptions found.",
  noneAssigned: "No adoptions are currently assigned to you.",
  listFailed: "Error loading adoptions.",
  openOnly: "Open only",
  editQuestionnaire: "Edit the questionnaire",
  fields: {
    adopter: "Adopter",
    stage: "Stage",
    erased: "The letter, the answers and the notes were erased; only the days and the outcome are kept.",
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
    back: "This adoption",
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
  },
  /** Beside an adopter's name. */
  age: (years: number) => plural.en(years, { one: "1 year old", other: `${years} years old` }),
  attention: {
    title: "Before you go on",
    /** {applications} is a link with the text below. */
    rivals: (animal: string) => `${animal} has {applications}.`,
    applications: (count: number) =>
      plural.en(count, { one: "1 other open application", other: `${count} other open applications` }),
  },
  board: {
    asBoard: "As a board",
    asTable: "As a table",
    explanation:
      "Every open adoption in its stage, the longest waiting first. A card that needs nothing more than a click can be dragged on; the others open the adoption.",
    names: (animal: string, adopter: string) => `${animal} – ${adopter}`,
    waiting: (days: number) =>
      days === 0
        ? "Waiting since today"
        : plural.en(days, { one: "Waiting for 1 day", other: `Waiting for ${days} days` }),
    inStage: (days: number) =>
      days === 0
        ? "In this stage since today"
        : plural.en(days, { one: "1 day in this stage", other: `${days} days in this stage` }),
    nobody: "Nobody is waiting here.",
    more: (count: number) => plural.en(count, { one: "Show 1 more", other: `Show more (${count})` }),
    ended: "Ended last",
  },
  compare: {
    title: "Applications beside each other",
    titleOf: (animal: string) => `Applications for ${animal}`,
    none: "Nobody has an open application for this animal that you may read.",
    waiting: "Waiting",
    home: "Home",
    decide: "Decide",
    decideOn: (adopter: string) => `Decide on the application of ${adopter}`,
  },
  actions: {
    title: "What to do now",
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
    calledOff: "It has ended before the animal was handed over.",
    returned: (animal: string) => `${animal} came back to the shelter on {at}.`,
  },
  /** From the contract until the animal is in its new home. */
  handover: {
    title: "Handover",
    waits: (animal: string) => `The contract is accepted. ${animal} waits here to be fetched.`,
    comes: "The adopter comes: {at}.",
    noTime: "No time is agreed yet.",
    paper: "Paper of the handover",
    late: "The shelter’s days for this are over.",
    done: (animal: string) => `${animal} was handed over: {at}.`,
    agree: {
      open: "Agree on a time",
      change: "Another time",
      title: "When does the adopter come?",
      hint: "The adopter gets a letter with a calendar file and is reminded the day before.",
      when: "When",
      whenHint: "By the shelter's clock. It takes half an hour.",
      who: "Who hands it over",
      nobody: "Whoever is on duty",
      done: "The time is agreed.",
      failed: "The time could not be saved.",
    },
    callOff: {
      open: "It is not fetched",
      title: (animal: string) => `${animal} stays here`,
      hint: "The adoption ends, and others may adopt the animal. The accepted contract is kept. The adopter gets a letter.",
      reason: "Why",
      done: "The adoption has ended.",
      failed: "The adoption could not be ended.",
    },
    undo: {
      open: "Take the handover back",
      ask: (animal: string) => `Is ${animal} still here?`,
      text: "The stay goes on as if it had never ended, in the same unit and with the same doses.",
      done: "The handover has been taken back.",
      failed: "The handover could not be taken back.",
    },
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
  rubric: {
    title: "What it means",
    /** From the highest on; each stands from its number up to the next one. */
    steps: {
      85: "An excellent home for this animal. Nothing is missing.",
      70: "A good home. Small things to talk about.",
      50: "Possible. Open questions need an answer first.",
      0: "Not this animal: it needs what this home cannot give.",
    },
    from: (from: number, to: number) => `${from} to ${to}`,
  },
  review: { title: "Staff review", score: "Score", scoreHint: "From 0 to 100", save: "Save review" },
  contract: {
    title: "Contract",
    download: "Download contract",
    file: (id: number) => `adoption-contract-${id}.pdf`,
    issueAgain: "Issue the contract again",
    takeBack: {
      button: "Take the contract back",
      title: (animal: string) => `Take back the contract for ${animal}?`,
      warning: (adopter: string) =>
        `${adopter} cannot accept it any more and gets a letter. The adoption goes back to the home check; the animal stays reserved.`,
    },
    issued: "Issued on {issued}, not accepted yet.",
    accepted: "Issued on {issued}, accepted on {accepted}.",
    hash: "SHA-256 of the accepted text: {hash}",
  },
  /** Before a contract is issued. */
  contractQuestion: {
    title: (animal: string) => `Issue the contract for ${animal}?`,
    ask: (adopter: string, animal: string) =>
      `${adopter} gets a letter that the contract for ${animal} is ready, and can accept it at once.`,
    stopped: (adopter: string, animal: string) =>
      `The contract for ${animal} and ${adopter} cannot be issued now, whatever the reason.`,
    despite: "Why you go on all the same",
    despiteHint: "For staff only; it stays in the history",
  },
  /** In the history: what was missing, and why staff went on. */
  despite: {
    written: (missing: string, reason: string) => `Missing: ${missing}. Reason for going on: ${reason}`,
    kinds: { walks: "walks", homeCheckToCome: "the visit at home", treatment: "overdue vaccinations" },
  },
  questionnaire: {
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
