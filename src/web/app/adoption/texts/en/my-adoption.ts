/** The adopter's own adoptions (spec §2.5, §4). Texts in {braces} are replaced by elements. */
export const myAdoption = {
  list: {
    title: "My Adoptions",
    none: "You have no adoptions yet.",
    failed: "Couldn’t load adoptions. Please sign in and try again.",
    yourTurn: "Your turn",
    apply: "Apply for Adoption",
  },
  ownPassword: { title: "First a password of your own", choose: "Go to my profile" },
  applied: (stageAndStatus: string) => `${stageAndStatus}, applied {at}`,
  changed: "This page now shows the present state.",
  /** What comes next, by stage. */
  next: {
    1: {
      title: "The shelter is reading your application",
      text: (_animal: string) => "Nothing to do for you now. If it goes on, we will send you a questionnaire.",
    },
    2: {
      title: "Your turn: answer the questionnaire",
      text: (animal: string) =>
        `Your answers help us to see whether you and ${animal} suit each other. There are no wrong ones.`,
    },
    3: {
      title: "The shelter is reviewing your answers",
      text: (_animal: string) => "Nothing to do for you now. Next, the main caretaker decides.",
    },
    4: {
      title: "The main caretaker decides",
      text: (animal: string) =>
        `Nothing to do for you now. After a yes, ${animal} is reserved for you and we arrange a home check.`,
    },
    5: {
      title: "The home check comes next",
      text: (animal: string) => `${animal} is reserved for you. We will get in touch to find a time for the visit.`,
    },
    6: {
      title: "Your turn: read and accept the contract",
      text: (animal: string) => `This is the last step. With your acceptance ${animal} comes home.`,
    },
  },
  end: {
    waiting: {
      title: "The contract is signed",
      text: (animal: string) =>
        `${animal} is yours and waits for you at the shelter. Your contract stays here for you.`,
    },
    calledOff: {
      title: "This adoption has ended",
      text: (animal: string) => `${animal} stays at the shelter. If this surprises you, please call us.`,
    },
    completed: {
      title: "The adoption is complete",
      text: (animal: string) => `Thank you for giving ${animal} a home. Your contract stays here for you.`,
    },
    rejected: {
      title: "This adoption has ended",
      text: (_animal: string) =>
        "It did not work out this time. You are welcome to ask us why, and to apply for another animal.",
    },
    withdrawn: {
      title: "You have withdrawn",
      text: (_animal: string) => "This adoption has ended. You are welcome to apply again whenever you like.",
    },
    /** The animal went to somebody else, or left another way. */
    superseded: {
      title: "This adoption has ended",
      text: (animal: string) => `${animal} has found a home with somebody else. Others are still waiting.`,
    },
    left: {
      title: "This adoption has ended",
      text: (animal: string) =>
        `${animal} has left the shelter and can no longer be adopted. Others are still waiting.`,
    },
    declined: {
      title: "You have declined the contract",
      text: (_animal: string) => "This adoption has ended. You are welcome to apply again whenever you like.",
    },
    returned: {
      title: "This adoption has ended",
      text: (animal: string) => `${animal} is back at the shelter. Your contract stays here for you.`,
    },
  },
  questionnaire: {
    known: "Your letter, name and address are with us already. Answer in any order, as briefly as you like.",
    answered: (done: number, all: number) => `${done} of ${all} answered`,
    part: (part: number, parts: number) => `Part ${part} of ${parts}`,
    reuse: "Use my answers from last time",
    submit: "Submit Questionnaire",
    submitted: "Questionnaire submitted.",
    failed: "Failed to submit questionnaire.",
    loadFailed: "Failed to load your answers.",
    draftSaved: "Your answers are saved while you type. You can go on later, in any tab and on any device.",
    draftOffline:
      "There is no connection. Your answers are safe in this tab, and are saved once the connection is back.",
    /** After the sentence that the answers were changed in another tab. */
    lookThrough: "Please look through them, and submit them again.",
  },
  contract: {
    view: "View Contract",
    accept: "Accept Contract",
    acceptAsk: "Accept the contract?",
    acceptText: (animal: string) => `With this you adopt ${animal} and agree to everything that the contract says.`,
    acceptedAt: "You accepted the contract on {at}.",
    done: "Contract accepted. Adoption completed.",
    failed: "Failed to accept contract.",
  },
  withdraw: {
    button: "Withdraw from this adoption",
    ask: (animal: string) => `Withdraw from the adoption of ${animal}?`,
    text: "The adoption ends, and it cannot be taken up again. You can apply anew later.",
    confirm: "Withdraw",
    done: "You have withdrawn from this adoption.",
    failed: "Failed to withdraw from this adoption.",
  },
  letter: "Your application letter",
  erased: "We have erased your letter and your answers, because this was long ago.",
  answers: "Your answers",
  history: "What happened so far",
  /** Above two animals, after a no. */
  proposals: "They may suit your home",
  stages: {
    title: "The six stages",
    /** Of an adoption that ended before the last one. */
    titleOfEnded: "How far it came",
    coming: "To come",
    closed: (status: string) => `${status}, {at}`,
    assignees: (names: string) => `With ${names}`,
  },
};
