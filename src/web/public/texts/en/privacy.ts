/** The privacy policy: what this program stores, and the rights of people (rules §2, §9, §10). */
export const privacy = {
  title: "Privacy Policy",
  description: "What the shelter’s site stores about you, which cookies it sets, how long, and what you may ask of us.",
  lead: "We keep what we need to bring animals and people together, and nothing more.",
  /** The date follows. */
  changed: "Last changed on",
  responsible: {
    title: "Who is responsible",
    text: (shelter: string, address: string, email: string) =>
      `${shelter}${address && `, ${address}`}. Write to ${email} about anything on this page.`,
  },
  stored: {
    title: "What we store",
    text: ["Only what you give us yourself, and what comes from working with it:"],
    list: [
      "Your account: name, address, phone number, date of birth, email address, and your password in a form that cannot be read back.",
      "Your adoptions: your letters and answers, what our staff noted and decided about them, and the contract with the time and the network address of its acceptance.",
      "Where you are logged in: the browser as it calls itself, the network address and the times, so that you can see and end it. If you set up a second factor: passkeys, the key of your app, and your recovery codes in a form that cannot be read back.",
      "Animals you marked as favourites.",
      "Your job applications.",
      "Donations: the amount, the time, what it is meant for, whether it was paid, and your account if you were logged in. Numbers of cards and accounts never reach us.",
      "Your email address, if you asked for the newsletter.",
      "Messages you send us with the contact form. For a short time also the network address from which a message, an account, a subscription or a donation came, so that nobody can flood us.",
      "Who of our staff looked at or changed personal data, and when, so that misuse can be found.",
    ],
  },
  basis: {
    title: "Why we may",
    text: [
      "To do what you ask of us: to handle an adoption, an application, a donation or a message. To keep what the law tells us to keep. And to protect the site against misuse. We send the newsletter only with your consent, which you can take back with one click in every issue.",
    ],
  },
  recipients: {
    title: "Who else sees it",
    text: [
      "Our staff, each as far as their work needs it. The payment provider PayU, when you donate on its pages; if you give every month, it also gets your email address and keeps your card until you end the gift. The mail service that delivers our letters. Nobody else: we do not sell data, we do not advertise, and no other company’s content is loaded with these pages.",
    ],
  },
  cookies: {
    title: "Cookies",
    text: [
      "We use five, all of them needed for the site to work and for accounts to be safe. We do not track you, and we count no visits in your browser. If you begin a long form, your draft stays in your own browser until you send it. Animals that you mark with a heart stay there too, until you log in: then they join your account. Your answers to “Who lives with you?” stay there until you clear them.",
    ],
    table: { cookie: "Cookie", purpose: "What for", lasts: "How long" },
    session: {
      purpose: "Knows that you are logged in",
      lasts: "Until you log out or stay away for some time, at most 90 days",
    },
    device: {
      purpose: "Knows a browser that has logged in before, so that you are told of a new one",
      lasts: "A year after the last login",
    },
    signIn: { purpose: "Leads from the password to the second step of logging in", lasts: "Five minutes" },
    xsrf: { purpose: "Protects what you send from being forged by other sites", lasts: "During your visit" },
  },
  kept: {
    title: "How long we keep it",
    text: ["As short a time as we can:"],
    list: [
      "Your account, until you close it. Then your name, address, phone number, email address, letters and answers are erased; dates and numbers without your name stay.",
      "The contract of a completed adoption, and records of donations, as long as the law demands.",
      "Your newsletter subscription, until you unsubscribe, and your saved searches, until you end them.",
      "Messages and job applications, until they are dealt with and no longer needed.",
    ],
  },
  rights: {
    title: "Your rights",
    text: ["You can do most of this yourself, on the page My Profile; for the rest, write to us:"],
    list: [
      "See everything we hold about you, and download it as a file.",
      "Correct what is wrong.",
      "Close your account and have your data erased.",
      "Object to the use of your data, or ask us to limit it.",
      "Complain to the President of the Personal Data Protection Office (UODO) in Warsaw.",
    ],
  },
};
