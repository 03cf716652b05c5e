/** The letter to the adopter at each step (rules §4), by the name of the step. */
const steps = {
  applications: {
    subject: (animal: string) => `We have received your application for ${animal}`,
    text: (animal: string) => [`Thank you for your letter about ${animal}. We will read it and come back to you.`],
  },
  "questionnaire/send": {
    subject: (animal: string) => `A few questions about ${animal}'s new home`,
    text: (_animal: string) => [
      "We liked your letter and would like to know more. Please answer our questionnaire; you can stop and go on at any time.",
    ],
  },
  "questionnaire/submit": {
    subject: (_animal: string) => "Thank you for your answers",
    text: (animal: string) => [`Your answers about ${animal}'s new home have arrived. We will read them now.`],
  },
  "questionnaire/staff-review": {
    subject: (animal: string) => `Your answers about ${animal}`,
    text: (animal: string) => [
      `We have read your answers, and they were a pleasure. ${animal}'s main caretaker decides next.`,
    ],
  },
  "main-caretaker/decision": {
    subject: (animal: string) => `${animal} is reserved for you`,
    text: (animal: string) => [
      `${animal}'s main caretaker said yes. ${animal} is reserved for you, and we will arrange a visit to your home.`,
    ],
  },
  "home-check/complete": {
    subject: (animal: string) => `The contract for ${animal} is ready`,
    text: (_animal: string) => [
      "The visit to your home went well. Your contract is ready: please read it and accept it.",
    ],
  },
  "contract/issue": {
    subject: (animal: string) => `The contract for ${animal} was issued again`,
    text: (_animal: string) => ["We have issued your contract again with today's data. Please read it and accept it."],
  },
  "contract/accept": {
    subject: (animal: string) => `${animal} is yours`,
    text: (animal: string) => [
      `You have accepted the contract: ${animal} is yours. You find your copy with your adoption.`,
      `We find a time with you to fetch ${animal}. Until then ${animal} is in good hands with us.`,
    ],
  },
  /** The contract is accepted, and the animal lives with its adopter already or leaves at once. */
  acceptedAndHome: {
    subject: (animal: string) => `${animal} is coming home`,
    text: (animal: string) => [
      `You have accepted the contract: ${animal} is yours. You find your copy with your adoption.`,
    ],
  },
  /** The shelter's days to fetch an animal are over, and no time is agreed. */
  notFetched: {
    subject: (animal: string) => `${animal} is waiting for you`,
    text: (animal: string) => [
      `You have accepted the contract, and ${animal} still lives with us: there is no day yet for you to fetch ${animal}.`,
      "Please call or write, and we agree on one. If something has come between, tell us that, too: we will find a way.",
    ],
  },
  "hand-over": {
    subject: (animal: string) => `${animal} is coming home`,
    text: (animal: string) => [`Welcome home, ${animal}! Give each other time: the first days are new for everybody.`],
  },
  "hand-over/call-off": {
    subject: (animal: string) => `Your adoption of ${animal} has ended`,
    text: (animal: string) => [
      `${animal} stays with us: we have ended your adoption before ${animal} was fetched.`,
      "If this surprises you, please call us. You are welcome back at any time.",
    ],
  },
  "contract/withdraw": {
    subject: (animal: string) => `The contract for ${animal} was taken back`,
    text: (animal: string) => [
      `We have taken back the contract for ${animal}, because something has to be settled first. It cannot be accepted any more.`,
      `${animal} stays reserved for you. We will get in touch, and send you a new contract as soon as it is ready.`,
    ],
  },
  withdraw: {
    subject: (animal: string) => `You have withdrawn your application for ${animal}`,
    text: (animal: string) => [`We have closed your application for ${animal}. You are welcome back at any time.`],
  },
  reject: {
    subject: (animal: string) => `Your application for ${animal}`,
    text: (animal: string) => [
      `We have looked at your application for ${animal} with care, and we will not go on with it.`,
      "This is no judgement of you. If you would like to know more, or to meet another animal, please write or call.",
    ],
  },
  /** Before what staff wrote to the adopter. */
  rejectedWithMessage: {
    subject: (animal: string) => `Your application for ${animal}`,
    text: (animal: string) => [`We have looked at your application for ${animal}, and we will not go on with it.`],
  },
  overtaken: {
    subject: (animal: string) => `${animal} has found a home`,
    text: (animal: string) => [
      `${animal} has found a home with somebody else, so we have closed your application.`,
      "Others are still waiting. We would be glad to see you again.",
    ],
  },
  left: {
    subject: (animal: string) => `Your application for ${animal}`,
    text: (animal: string) => [
      `${animal} has left the shelter and can no longer be adopted, so we have closed your application.`,
      "Others are still waiting. We would be glad to see you again.",
    ],
  },
  /** The adopter has declined the contract themselves. */
  declined: {
    subject: (animal: string) => `You have declined the contract for ${animal}`,
    text: (animal: string) => [`You have declined the contract for ${animal}, so we have closed your application.`],
  },
};

export const adoptionLetters = {
  steps,
  button: "See your adoption",
  /** Offered to staff who reject an application, as what they write to the adopter. */
  offeredMessage: (animal: string) =>
    `Thank you for wanting to give ${animal} a home. We thought about it with care, and we believe that ${animal} needs a different one. Your kindness is not lost on us: we would be glad to help you find an animal that suits you.`,
  /** Before the names and addresses of two animals. */
  proposed: "These two may suit your home and would be happy to meet you:",
};
