import { plural } from "../plural.ts";

/** Texts of the forms on public pages, whose scripts load them (spec §5, §8). */
export const forms = {
  /** Said of a field where its own schema says nothing. */
  field: {
    missing: "Please fill in this field.",
    invalid: "This is not a valid value.",
    controlCharacters: "Control characters are not allowed.",
    notOneLine: "Please use one line, without characters that cannot be seen. Type it again instead of pasting it.",
    tooLong: (characters: number) =>
      plural.en(characters, { one: "Use at most 1 character.", other: `Use at most ${characters} characters.` }),
  },
  /** Each form says which of the two sentences about a malformed address is its own (spec §5). */
  email: {
    required: "Email is required",
    pleaseEnterValid: "Please enter a valid email address",
    invalid: "Invalid email address",
  },
  /** Login, account changes and password reset (spec §5, §8; rules §11). */
  accounts: {
    passwordTooShort: "Min 6 chars",
    newPasswordTooShort: "New password must be at least 6 characters.",
    currentPasswordRequired: "Current password is required.",
    currentPasswordWrong: "Current password is not right.",
    emailTaken: "This email is already registered.",
    emailReserved: "This address belongs to the shelter. Please use one of your own.",
    emailNotConfirmed: "Email not confirmed",
    confirmationSent: "A letter with a link is on its way to your address.",
    emailConfirmedAlready: "Your email address is confirmed already.",
    tooManyConfirmations: "We have just sent you a letter. Please look for it, and try again later.",
    confirmLinkUsed: "This link is no longer valid. Log in to ask for a new one.",
    confirmDone: "Thank you! Your email address is confirmed.",
    invalidCredentials: "Invalid credentials.",
    tooManyAttempts: "Too many attempts. Try again shortly.",
    loginFailed: "Login failed.",
    noLoginId: "Login failed. Please try again.",
    resetFailed: "Something went wrong. Please try again later.",
    resetSent: "If this email is registered, a letter with a link is on its way.",
    sendLinkInstead:
      "Only an admin sets somebody's email or password. Please send them a link for a new password instead.",
    linkSent: "A letter with a link for a new password is on its way.",
    tooManyLinks:
      "Five links were sent within an hour. Please ask this person to look for our letter, and try again later.",
    resetLinkUsed: "This link is no longer valid. Please ask for a new one.",
    sessionEnded: "Your session has ended. Please log in again, and you come back to where you were.",
    resetDone: "Your password has been changed. Please log in.",
  },
  /** The second step of signing in, and setting it up. */
  secondFactor: {
    signInAgain: "This took longer than five minutes. Please type your password again.",
    codeRequired: "Type the code.",
    confirmRequired: "Show that it is you.",
    passwordRequired: "Type your password.",
    passkeyNameRequired: "Give the passkey a name, so that you know it again.",
  },
  /** Signing up and the fields of a person: sign-up says 'Required', the profile names the field (spec §5). */
  users: {
    required: "Required",
    nameRequired: "Name is required.",
    surnameRequired: "Surname is required.",
    cityRequired: "City is required.",
    streetRequired: "Street is required.",
    birthdayRequired: "Date of birth is required.",
    invalidDate: "Invalid date",
    tooYoung: "Accounts are for people of 13 and older. Until then a parent is welcome to write to us.",
    signUpPhone: "Use 9 digits",
    phone: "Use 9 digits.",
    postalCode: "Format 00-000",
    signedUp: "Account created. Please log in.",
    signUpFailed: "Registration failed",
    tooManySignUps: "Too many accounts were made from your network. Please try again in an hour.",
  },
  /** The contact form (spec §5, §8). */
  messages: {
    nameRequired: "Name is required",
    messageRequired: "Message is required",
    sent: "Message sent successfully!",
    failed: "Something went wrong. Please try again later.",
    tooMany: "You have sent several messages already. Please try again later, or call us.",
  },
  /** What the donate form and call say about the amount. */
  donations: {
    required: "Please enter an amount.",
    /** @param min and @param max in PLN, written with grouped digits */
    range: (min: string, max: string) => `Please choose an amount from ${min} to ${max} PLN.`,
    decimals: "Please use at most two decimals.",
    failed: "We could not reach the payment provider. Nothing was charged; please try again later.",
    tooMany: "Too many donations from this address. Please try again later.",
    animalGone: "This animal has moved out. Please choose another one, or give for all of them.",
    wishGone: "We no longer collect for this. Please choose something else, or give for all animals.",
    onePurpose: "Please give for one thing at a time.",
    notOffered: "Donations cannot be made online at the moment. Nothing was charged.",
  },
  /** Giving every month by card. */
  monthlyGifts: {
    notOffered:
      "This shelter cannot take monthly gifts by card yet. You can give once, or set up a standing order at your bank.",
    failed: "The payment provider did not take the monthly gift. Nothing was charged; you can still give once.",
    already: "You already give every month. You can change it under My Gifts.",
    none: "You have no monthly gift.",
    notActive: "This monthly gift is not active.",
    notPaused: "This monthly gift is not paused.",
    ended: "This monthly gift has ended.",
    notBegun: "Please pay the first gift before you change it.",
    cardExpired: "Your card has expired. Please end this gift and begin a new one with your new card.",
  },
  /** 'Submit Your Resume' (spec §5, §8). */
  jobApplications: {
    jobId: "Please select a job.",
    firstName: "First name is required",
    lastName: "Last name is required",
    sex: "Sex is required",
    age: "Valid age is required",
    applicationLetter: "Application letter is required",
    experience: "Experience is required",
    phoneRequired: "Phone number is required",
    phoneInvalid: "Invalid phone number",
    sent: "Thank you for applying! We'll be in touch soon.",
    failed: "Failed to submit resume.",
    signedOut: "You are logged out. Log in in another tab and submit again; what you typed stays here.",
    alreadyApplied: "You have already applied for this job.",
    jobGone: "Job not found.",
  },
  /** The newsletter box (spec §8). */
  newsletters: {
    subscribed: "Thank you for subscribing to our newsletter!",
    failed: "Something went wrong. Please try again later.",
    already: "This address is subscribed already.",
    unconfirmed: "This address is subscribed already. Please open the link in our letter to confirm it.",
    tooMany: "Too many subscriptions from your address. Please try again later.",
  },
  /** Letters about new animals that fit a search (rules §6). */
  savedSearches: {
    saved: "Almost done: we have sent you a letter. Open the link in it, and we write when a new animal fits.",
    failed: "Something went wrong. Please try again later.",
    tooMany: "Too many searches from your network. Please try again later.",
  },
};
