import { letterSample, type Samples } from "../parts/text-samples.ts";
import { messageLetter } from "./messages/message.letters.ts";
import { confirmationLetter, issueLetter } from "./newsletters/newsletter.letters.ts";

/** The newsletter's letters, and the one that brings a visitor's message to the shelter. */
export const OUTREACH_SAMPLES = {
  "letter.newsletter": letterSample((person, { path }, url) => {
    const isFoot = path.at(-1) === "why" || path.at(-1) === "unsubscribe";
    if (!isFoot) return confirmationLetter(person, url);
    return issueLetter({ subject: "…", content: "…", cards: [] }, person, url);
  }),
  "letter.message": letterSample(({ name, email, language }, _text, url) =>
    messageLetter({ name, email, message: "…" }, url, language),
  ),
} satisfies Samples;
