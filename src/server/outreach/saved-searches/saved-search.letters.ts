import type { Animal } from "../../../contract/animals/animals.ts";
import { animalLine } from "../../../contract/animals/in-words.ts";
import { pathIn } from "../../../contract/platform/href.ts";
import { TOKEN_PLACEHOLDER } from "../../../contract/platform/outbox.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import type { Letter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";
import { listOfQuery, withoutTypedWords } from "./saved-search.query.ts";

/** The owner of a mailbox. @property linkId the letter's link: it confirms a search, or ends all searches of the mailbox */
export type Recipient = { email: string; language: Language; publicUrl: string; linkId: number };

/** The link that ends all searches of a mailbox, also for the button of mail programs (RFC 8058), or one of them. */
const endUrl = ({ publicUrl }: Recipient, searchId?: number): string =>
  `${publicUrl}/api/saved-searches/end?${searchId === undefined ? "" : `search=${searchId}&`}token=${TOKEN_PLACEHOLDER}`;

/** The address of the list with a saved query. */
const listUrl = ({ publicUrl, language }: Recipient, query: string): string =>
  publicUrl + pathIn(language, listOfQuery(query));

const unsubscribe = (to: Recipient) => {
  const { why, end: text } = serverTexts().letters.savedSearch;
  return { why, text, url: endUrl(to) };
};

/** The letter is not kept once it is sent, because the mailbox may belong to no account (rules §10). */
const notKept = ({ linkId }: Recipient, letter: Letter): Letter => ({ ...letter, linkId, forgetWhenSent: true });

/** Asks the owner of a mailbox to confirm a search (double opt-in, rules §6). */
export const confirmationLetter = (to: Recipient, query: string): Letter =>
  notKept(
    to,
    composeLetter(to.language, () => {
      const { frame, savedSearch } = serverTexts().letters;
      const { subject, text, search, typedBreed, button } = savedSearch.confirm;
      const shown = withoutTypedWords(query);
      const lines = [search, listUrl(to, shown.query), ...(shown.hadWords ? [typedBreed] : [])];
      const url = `${to.publicUrl}/api/saved-searches/confirm?token=${TOKEN_PLACEHOLDER}`;
      const paragraphs = [...text(shelter().name), lines.join("\n")];
      return { to: to.email, subject, greeting: frame.hello, paragraphs, action: { text: button, url } };
    }),
  );

/**
 * Says why there is nothing to confirm. Only the owner of the mailbox is told: the page says the same to everybody.
 * @param why the search runs already, or the mailbox has as many searches as it may have
 */
export const nothingToConfirmLetter = (to: Recipient, why: "running" | "full"): Letter => ({
  ...notKept(
    to,
    composeLetter(to.language, () => {
      const { frame, savedSearch } = serverTexts().letters;
      const { subject, text } = savedSearch[why];
      return { to: to.email, subject, greeting: frame.hello, paragraphs: text, unsubscribe: unsubscribe(to) };
    }),
  ),
  unsubscribeUrl: endUrl(to),
});

/** The new animals that fit. @property searches of the mailbox */
export type NewAnimals = {
  animals: readonly Animal[];
  count: number;
  searches: readonly { id: number; query: string }[];
};

/** Names the new animals that fit somebody's searches. @param found.animals the first of `count` */
export const newAnimalsLetter = (to: Recipient, { animals, count, searches }: NewAnimals): Letter => ({
  ...notKept(
    to,
    composeLetter(to.language, () => {
      const { frame, savedSearch } = serverTexts().letters;
      const text = savedSearch.found;
      const [only, ...others] = searches;
      const seen = listUrl(to, only && others.length === 0 ? only.query : "");
      const cards = animals.map(
        (animal) =>
          `${animal.name} – ${animalLine(animal)}\n${to.publicUrl}${pathIn(to.language, `/animal/${animal.id}`)}`,
      );
      const more = count > animals.length ? [text.more(count - animals.length)] : [];
      const ends =
        others.length > 0 ? searches.map(({ id, query }) => text.endOne(listUrl(to, query), endUrl(to, id))) : [];
      return {
        to: to.email,
        subject: count === 1 && animals[0] ? text.subjectOfOne(animals[0].name) : text.subject(count),
        greeting: frame.hello,
        paragraphs: [text.intro(count), ...cards, ...more, ...ends],
        action: { text: text.button, url: seen },
        unsubscribe: unsubscribe(to),
      };
    }),
  ),
  // Like the newsletter, it is better lost than sent twice.
  atMostOnce: true,
  unsubscribeUrl: endUrl(to),
});
