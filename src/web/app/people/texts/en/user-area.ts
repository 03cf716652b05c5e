/** The dashboard of the user area (spec §2.2; rules §16). */
export const userArea = {
  hello: (name: string) => `Hello, ${name}.`,
  profileHint: "Your details, email and password",
  adoptionsHint: "Follow your adoptions here",
  underWay: (count: number) => `${count} under way`,
  waiting: "Waiting for you",
  jobApplications: "My Job Applications",
  confirmEmail: {
    title: "Please confirm your email address",
    text: "A letter with a link is in your mailbox: open it, and we know that our letters find you. Everything here works in the meantime.",
    sendAgain: "Send the letter again",
    failed: "The letter could not be sent. Please try again later.",
  },
};
