import type { Animal } from "../../contract/animals.ts";
import { pathIn } from "../../contract/href.ts";
import { shelter } from "../../contract/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { composeLetter } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";
import { animalLine } from "../pages/site-words.ts";
import { serverTexts } from "../texts/texts.ts";
import { listOfQuery } from "./search.query.ts";

/** Who is written to. @property endUrl ends all searches of the mailbox */
export type Recipient = { email: string; language: Language; publicUrl: string; endUrl: string };

/** The address of the list with a saved query. */
const listUrl = ({ publicUrl, language }: Recipient, query: string): string =>
  publicUrl + pathIn(language, listOfQuery(query));

const unsubscribe = ({ endUrl: url }: Recipient) => {
  const { why, end: text } = serverTexts().letters.savedSearch;
  return { why, text, url };
};

/** The mailbox may belong to no account, so its letters are not kept (rules §10). */
const unkept = (letter: Letter): Letter => ({ ...letter, forgetWhenSent: true });

/** Asks the reader of a mailbox to confirm a search (double opt-in, rules §6). @param url confirms it */
export const confirmationLetter = (to: Recipient, query: string, url: string): Letter =>
  unkept(
    composeLetter(to.language, () => {
      const { frame, savedSearch } = serverTexts().letters;
      const { subject, text, search, button } = savedSearch.confirm;
      const paragraphs = [...text(shelter().name), `${search}\n${listUrl(to, query)}`];
      return { to: to.email, subject, greeting: frame.hello, paragraphs, action: { text: button, url } };
    }),
  );

/**
 * Says why there is nothing to confirm. It goes to the mailbox alone: the page says the same to everybody.
 * @param why it runs already, or the mailbox has as many searches as it may have
 */
export const nothingToConfirmLetter = (to: Recipient, why: "running" | "full"): Letter => ({
  ...unkept(
    composeLetter(to.language, () => {
      const { frame, savedSearch } = serverTexts().letters;
      const { subject, text } = savedSearch[why];
      return { to: to.email, subject, greeting: frame.hello, paragraphs: text, unsubscribe: unsubscribe(to) };
    }),
  ),
  unsubscribeUrl: to.endUrl,
});

/** What a day's letter is about. @property searches of the mailbox, each with the link that ends it */
export type Finds = {
  animals: readonly Animal[];
  count: number;
  searches: readonly { query: string; endUrl: string }[];
};

/** The new animals of a day. @param finds.animals the first of `count` */
export const findsLetter = (to: Recipient, { animals, count, searches }: Finds): Letter => ({
  ...unkept(
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
        others.length > 0 ? searches.map(({ query, endUrl }) => text.endOne(listUrl(to, query), endUrl)) : [];
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
  // Better lost than sent twice, as the newsletter.
  atMostOnce: true,
  unsubscribeUrl: to.endUrl,
});
