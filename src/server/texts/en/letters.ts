import { plural } from "../../../contract/texts/plural.ts";

/** The frame of every letter. */
const frame = {
  hello: "Hello,",
  dear: (name: string) => `Dear ${name},`,
  regards: "With kind regards,",
};

const welcome = {
  subject: (shelter: string) => `Welcome to the ${shelter}`,
  text: [
    "An account has been created with this address. Please confirm with the link below that it is yours; the link works once, for three days. You can log in, meet our animals and apply to adopt one in the meantime.",
    "If it was not you, nothing needs to be done: please do not open the link.",
  ],
  button: "Confirm my address",
};

const confirmEmail = {
  subject: "Please confirm your email address",
  text: (shelter: string) => [
    `This address is the one of an account with the ${shelter}. Please confirm with the link below that it is yours; the link works once, for three days.`,
    "If you have no account with us, nothing needs to be done: please do not open the link.",
  ],
  button: "Confirm my address",
};

const passwordReset = {
  subject: "Choose a new password",
  text: [
    "Somebody, most likely you, asked for a new password for this address. The link works once, for one hour.",
    "If it was not you, nothing needs to be done: your password stays as it is.",
  ],
  button: "Choose a new password",
};

/** To the old address, after staff have changed an account. */
const accountChanged = {
  subject: "Your account was changed",
  text: [
    "A member of our staff changed the email address or the password of your account, and you were logged out everywhere.",
    "If you did not ask for this, please call us or answer this letter.",
  ],
};

/** To the old address, after somebody has changed their own. */
const emailChanged = {
  subject: "Your email address was changed",
  text: [
    "Your account has another email address now: you log in with it, and our letters go there. Every other device was logged out.",
    "If it was not you who changed it, please call us or answer this letter.",
  ],
};

const accountClosed = {
  subject: "Your account was closed",
  text: [
    "Your account was closed and your personal data were erased. Open applications were withdrawn. The contract of a completed adoption is kept for as long as the law wants it.",
    "If you did not ask for this, please call us.",
  ],
};

/** To the shelter's own mailbox, with a message of the contact form. */
const message = {
  subject: (sender: string) => `Message from ${sender}`,
  sender: (name: string, email: string) => `${name} (${email}) wrote with the contact form:`,
  button: "Open in the administration",
  replySubject: (shelter: string) => `Re: Your message to ${shelter}`,
  youWrote: (at: string) => `On ${at} you wrote:`,
  weWrote: (at: string) => `On ${at} we wrote:`,
  /** Where nobody has confirmed that the mailbox is the writer's. */
  someoneWrote: (at: string) =>
    `This answers a message that was sent to us on ${at} with this address. If it was not you, you need do nothing.`,
  closing: (sender: string) => `Answer this letter to write to ${sender}.`,
};

/** What comes next for an adopted animal: in the letter of its adoption, and in reminders for who asked for them. */
const aftercare = {
  subject: (animal: string) => `${animal}: time to see the vet soon`,
  text: (animal: string) => [
    `We hope that ${animal} is well and happy with you. This is what was planned for the next weeks; please ask your vet.`,
  ],
  /** In the letter of the adoption. */
  next: (animal: string) =>
    `This comes next for ${animal}. Please talk about it with your vet; on the page of your adoption you can ask us to remind you:`,
  /** @param day written out */
  dose: (kind: string, day: string) => `${kind}: ${day}`,
  button: "See what comes next",
  /** The last line. */
  why: "You get this letter because you asked us on the page of your adoption to remind you.",
  end: "No more reminders",
};

const newsletter = {
  subject: "Please confirm your newsletter",
  text: (shelter: string) => [
    `Somebody, most likely you, asked for the newsletter of the ${shelter} at this address. Please confirm it with the link below: before that we send nothing.`,
    "If it was not you, nothing needs to be done.",
  ],
  button: "Confirm my address",
  /** The last line of every issue. */
  why: "You get this letter because you subscribed to our newsletter.",
  unsubscribe: "Unsubscribe",
};

/** New animals that fit a saved search (rules §6). */
const savedSearch = {
  confirm: {
    subject: "Please confirm your search",
    text: (shelter: string) => [
      `Somebody, most likely you, asked the ${shelter} to write to this address when a new animal fits a search. Please confirm it with the link below: before that we send nothing.`,
      "If it was not you, nothing needs to be done.",
    ],
    search: "The search:",
    /** Below a search with a breed. */
    typedBreed: "It also asks for a breed. We do not repeat it here, since anybody could have typed it.",
    button: "Write to me",
  },
  running: {
    subject: "Your search runs already",
    text: ["You have asked us for the same search before: we write as soon as a new animal fits."],
  },
  full: {
    subject: "You have ten searches",
    text: [
      "We write about ten searches at most. End one of them with its link in our last letter, then save this one.",
    ],
  },
  found: {
    subjectOfOne: (animal: string) => `${animal} is waiting for a home`,
    subject: (count: number) => `${count} new animals fit your search`,
    intro: (count: number) =>
      plural.en(count, {
        one: "A new animal fits what you are looking for:",
        other: "New animals fit what you are looking for:",
      }),
    more: (count: number) =>
      plural.en(count, { one: "And 1 more in our list.", other: `And ${count} more in our list.` }),
    endOne: (search: string, url: string) => `Your search ${search}\nNo more letters about it: ${url}`,
    button: "See the animals",
  },
  /** The last line. */
  why: "You get this letter because you saved a search for an animal with us.",
  end: "No more letters about new animals",
};

/** What an application for a job has led to. */
const jobDecision = {
  subject: (job: string) => `Your application for ${job}`,
  accept: (job: string) => [
    `Thank you for your application for ${job}. We would like to have you with us.`,
    "We will call you in the next days to talk about everything else.",
  ],
  reject: (job: string) => [
    `Thank you for your application for ${job}, and for the time you took. We have decided for somebody else.`,
    "This is no judgement of you, and you are welcome to apply for another job with us.",
  ],
};

/** To staff who want it, at six in the morning: what waits for them today. */
const morning = {
  subject: (day: string, count: number) =>
    `${day}: ${plural.en(count, { one: "1 thing waits for you", other: `${count} things wait for you` })}`,
  intro: "Good morning! This waits for you today:",
  at: (time: string, item: string) => `${time}  ${item}`,
  /** @param place the unit, or "" @param late how many days, or 0 */
  line: (item: string, place: string, late: number) =>
    `– ${item}${place && ` (${place})`}${late > 0 ? `, ${plural.en(late, { one: "1 day late", other: `${late} days late` })}` : ""}`,
  more: (count: number) => `And ${count} more, on your first screen.`,
  button: "Open the list",
  why: "You get this letter because you switched it on below the list of today.",
  end: "There it is switched off as well",
};

/** To who made a webhook that was switched off. */
const webhookOff = {
  subject: "A webhook was switched off",
  /** @param url where it leads */
  failed: (url: string) => `For three days nothing has arrived at ${url}, so nothing more is sent there.`,
  gone: (url: string) => `${url} answered that it is gone for good (410), so nothing more is sent there.`,
  next: "When the receiver works again, switch the webhook on. What was missed can be sent again, one by one, from the list of its deliveries.",
  button: "Open the webhook",
};

/** From an admin to themselves, to see whether letters leave (rules §12). */
const testLetter = {
  subject: (shelter: string) => `A test letter of the ${shelter}`,
  text: [
    "This letter was sent from the first steps on your dashboard, to see whether letters leave. It has arrived, so letters to adopters will arrive too.",
    "If it was among the unwanted mail, ask whoever looks after your mail server about SPF and DKIM.",
  ],
};

/** Letters, but those about adoptions (rules §6, §10, §11, §16). */
export const letters = {
  frame,
  welcome,
  confirmEmail,
  passwordReset,
  accountChanged,
  emailChanged,
  accountClosed,
  message,
  newsletter,
  aftercare,
  savedSearch,
  jobDecision,
  morning,
  webhookOff,
  testLetter,
};
