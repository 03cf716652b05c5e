import { plural } from "../../../contract/texts/plural.ts";

/** Where a sign-in came from, as its browser says. */
type Place = { when: string; device: string; address: string };

/** Letters about the safety of an account. Nobody can switch them off. */
export const securityLetters = {
  button: "Sign-in and security",
  /** @param browser and system as "Firefox" and "Windows"; null where the browser does not say */
  device: (browser: string | null, system: string | null) =>
    [browser ?? "an unknown browser", system && `on ${system}`].filter(Boolean).join(" "),
  newDevice: {
    subject: "Somebody logged in from a new device",
    text: ({ when, device, address }: Place) => [
      `Your account was used to log in on ${when}, with ${device}, from the network address ${address}. We had not seen this browser before.`,
      "If it was you, nothing needs to be done.",
      "If it was not you, end that session and choose a new password at once.",
    ],
  },
  changed: {
    subject: "How you log in was changed",
    what: {
      totpAdded: "An authenticator app was added to your account.",
      totpRemoved: "The authenticator app was removed from your account.",
      passkeyAdded: "A passkey was added to your account.",
      passkeyRemoved: "A passkey was removed from your account.",
      codesMade: "New recovery codes were made for your account. The former ones do not work any more.",
      password: "Your password was changed. Every other device was logged out.",
    },
    ifNotYou: "If it was not you, choose a new password at once and look at what is set up there.",
  },
  codeUsed: {
    subject: "A recovery code was used",
    text: (left: number) => [
      "One of your recovery codes was used to show that it is you.",
      left === 0
        ? "It was the last one. Make new ones, so that you can log in when you lose your device."
        : `${plural.en(left, { one: "1 code is", other: `${left} codes are` })} left.`,
      "If it was not you, choose a new password at once and look at what is set up there.",
    ],
  },
  reset: {
    subject: "Your second factor was taken away",
    text: [
      "An admin of the shelter, or whoever runs its server, took the second factor of your account away: passkeys, authenticator app and recovery codes. You were logged out everywhere, and log in with your password now.",
      "If you did not ask for this, please call us.",
    ],
  },
  wrongCodes: {
    subject: "Somebody knows your password",
    text: ({ when, device, address }: Place) => [
      `On ${when} somebody gave your right password and then five wrong codes, with ${device}, from the network address ${address}. They did not get in.`,
      "If it was you, try again in a quarter of an hour.",
      "If it was not you, choose a new password: this one is known to somebody else.",
    ],
  },
};
