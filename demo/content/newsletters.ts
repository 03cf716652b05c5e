/** Newsletter subscribers; one has not confirmed the address yet. */
export const SUBSCRIBERS: readonly { email: string; daysAgo: number; confirmed: boolean }[] = [
  { email: "halina.maj@example.com", daysAgo: 210, confirmed: true },
  { email: "t.sobczak@example.com", daysAgo: 164, confirmed: true },
  { email: "adam.nowak@example.com", daysAgo: 120, confirmed: true },
  { email: "ola.bielska@example.com", daysAgo: 77, confirmed: true },
  { email: "rodzina.krol@example.com", daysAgo: 41, confirmed: true },
  { email: "marek.w@example.com", daysAgo: 9, confirmed: true },
  { email: "iga.lis@example.com", daysAgo: 1, confirmed: false },
];

/** Newsletter issues. A sent issue went to everybody who had confirmed before that day. */
export const NEWSLETTERS: readonly {
  subject: string;
  content: string;
  writtenDaysAgo: number;
  sentDaysAgo?: number;
  /** When it is to go out. */
  goesOutInDays?: number;
}[] = [
  {
    subject: "Autumn at the shelter: eleven have gone home",
    writtenDaysAgo: 30,
    sentDaysAgo: 28,
    content: `Eleven animals went home within one weekend, and not one of them was a puppy. The first to leave was a tomcat of nine who had spent the spring under a desk in our office; the last was a pair of sisters, adopted by a pair of brothers.

The kennels they left did not stay empty for long. On our site you can meet the newcomers: several quiet dogs who do not jump up at the gate, and cats who would rather be asked twice.

What we are short of just now is plain: blankets, senior food and people with an hour on Wednesdays. If you have any of the three, answer this letter or come by from Tuesday to Sunday.`,
  },
  {
    subject: "Before the fireworks: what helps",
    writtenDaysAgo: 2,
    goesOutInDays: 9,
    content: `The loudest night of the year is not far off. A little preparation saves a great deal of searching.

Walk your dog by daylight, check that the chip is registered to your present telephone number, and shut the cats in before dusk. Make a den out of a wardrobe or a table with a blanket, draw the curtains, and stay ordinary.

If you find a frightened animal, shut it in somewhere quiet, give it water, and ring us. We are awake.`,
  },
];
