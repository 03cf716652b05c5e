/** A photo that is refused (rules §3). */
const photos = {
  tooManyBytes: (megabytes: number) => `A photo may have at most ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `A photo may have at most ${megapixels} megapixels.`,
  tooNarrow: (times: number) => `A photo may be at most ${times} times as long as it is wide.`,
  notAPhoto: "A photo must be a JPEG, PNG, WebP, AVIF or HEIC picture.",
  unreadableHeic: "This HEIC picture cannot be read here. Please send it as JPEG.",
  animated: "An animated picture cannot be a photo.",
  damaged: "This picture is damaged and cannot be read.",
  notBase64: "The photo was not sent as base64.",
  tooMany: (most: number) => `An animal may have at most ${most} photos.`,
  width: (widths: string) => `The width must be one of ${widths}.`,
  notFound: "Photo not found.",
};

/** A whole list that is asked for in one answer. */
const lists = {
  tooLong: (most: number) =>
    `The list has more than ${most.toLocaleString("en")} rows. Please narrow it by a search or a filter.`,
  onlyStaff: "Only staff may read a whole list.",
};

/** What the payment provider is told of its notices. */
const notices = {
  unreadable: "The notice cannot be read.",
  unknown: "No such order is known here.",
  different: "The order is known here with another amount, currency or id.",
};

/** Why nothing can be saved at present (503). */
const notSaved = {
  diskFull:
    "The server's disk is full or cannot be written, so nothing can be saved now. Please tell whoever runs the server, and try again when there is room.",
  readOnly: "The database can only be read at the moment, so nothing can be saved. Please try again in a few minutes.",
};

/** A write with the name that a device gave it, so that it may send it again. */
const once = {
  badKey: "An Idempotency-Key has 8 to 100 letters, digits, dashes and underscores.",
  otherBody: "Something else was sent under this Idempotency-Key before.",
};

/** What a program is refused, and who lets it in. */
const programs = {
  notValid: "This token is not valid: it is unknown, expired or revoked, or whoever made it is no admin any more.",
  tooMany: "This token makes too many calls. Please wait a moment.",
  /** @param permission its name, as "animals.read" */
  lacks: (permission: string) => `This token was not given the permission ${permission}.`,
  unknownPermission: (name: string) => `There is no permission “${name}”.`,
  notForPrograms: (permission: string) =>
    `A token may not hold the permission ${permission}: only a person who is signed in has it.`,
  privateAddress: "This address leads into a private network. A webhook needs an address that everybody can reach.",
  tooManyWebhooks: (most: number) =>
    `There are ${most} webhooks already. Please delete one that is not needed any more.`,
  isOff: "This webhook is switched off. Switch it on first.",
  tooManySent: "Too much was sent by hand. Please wait before you send more.",
  tooManyTokens: (most: number) => `There are ${most} tokens already. Please revoke one that is not used any more.`,
};

/** The second factor of signing in. */
const secondFactor = {
  wrongCode: "This code is not right. Use the newest one of your app, or a recovery code that you have not used yet.",
  wrongNewCode:
    "This code is not right. Use the newest one that the app shows, and look whether the telephone's clock is right.",
  wrongPasskey: "The passkey was not accepted. Please try again, or use another way.",
  unknownPasskey: "This passkey is not known here. Log in with your password.",
  elsewhere: (origin: string) => `Passkeys of this shelter work only at ${origin}. Please open that address.`,
  impossible: "Passkeys need an address with https. Please use an authenticator app, or ask whoever runs the server.",
  unfinished: "That took too long, or was begun in another window. Please begin again.",
  setUpFirst: "The shelter asks you for a second way to show who you are. Please set it up first.",
  confirmFirst: "Please show again that it is you.",
  lastFactor: "The shelter asks you for a second factor. Set up another one first, then you can remove this one.",
  noFactor: "Recovery codes belong to an authenticator app or a passkey. Set up one of them first.",
  knownAlready: "This device or password manager has a passkey for your account already.",
  tooManyPasskeys: (most: number) => `An account may have at most ${most} passkeys. Remove one that you do not use.`,
  notBegun: "Begin with a new code for your app: this one is no longer valid.",
  own: "Change your own second factor under Sign-in and security.",
  nothingToReset: "This person has no second factor.",
};

/** A chosen password. */
const password = {
  ofTheShelter: "These are words of the shelter, which are guessed first. Add some that have nothing to do with it.",
  common: "This is one of the passwords that everybody tries first. Please choose another one.",
  tooShort: (least: number) => `At least ${least} characters, please. Three or four words are easy to remember.`,
};

/** What the server itself refuses; the sentences of fields and records stand in the contract. */
export const refusals = {
  someFields: "Some fields are not right.",
  tooManyAnswers: "There are more answers than questions.",
  tooManyReads: "This was read too often. Please try again later.",
  photos,
  notSaved,
  lists,
  notices,
  once,
  programs,
  secondFactor,
  password,
};
