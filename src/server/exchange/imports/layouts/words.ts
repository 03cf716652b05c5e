import { FOSTER, LEAVE_OUT, type WordField } from "../../../../contract/exchange/import-fields.ts";

type Words = Readonly<Record<string, string>>;

/** Each line: our value, then what other systems and people call it, in small letters. */
const table = (lines: Readonly<Record<string, readonly string[]>>): Words =>
  Object.fromEntries(Object.entries(lines).flatMap(([ours, words]) => words.map((word) => [word, ours])));

/** What words of all systems mean, where no layout says otherwise. */
export const COMMON_WORDS: Readonly<Record<WordField, Words>> = {
  type: table({
    Dog: ["dog", "dogs", "canine", "puppy", "puppies", "pies", "psy", "suka", "szczeniak", "szczenię"],
    Cat: ["cat", "cats", "feline", "kitten", "kittens", "kot", "koty", "kotka", "kocur", "kociak", "kocię"],
  }),
  sex: table({
    Male: [
      "male",
      "m",
      "neutered",
      "neutered male",
      "intact male",
      "castrated",
      "samiec",
      "pies",
      "kocur",
      "kastrowany",
    ],
    Female: ["female", "f", "spayed", "spayed female", "intact female", "samica", "suka", "kotka", "sterylizowana"],
    "": ["unknown", "u", "unk", "nieznana", "nie wiadomo", "?"],
  }),
  intakeType: table({
    stray: ["stray", "stray dog", "stray cat", "stray/at large", "at large", "field", "lost", "stray - field"].concat([
      "stray - otc",
      "found",
      "feral",
      "błąkający się",
      "błąkające się",
      "bezdomny",
      "bezdomne",
      "znaleziony",
      "znalezione",
    ]),
    owner_surrender: [
      "owner surrender",
      "surrender",
      "surrendered",
      "owner/guardian surrender",
      "owner",
      "os appt",
    ].concat(
      ["owner relinquish", "owner relinquished", "relinquished by owner", "owner surrendered", "relinquish"],
      ["oddany przez właściciela", "oddane przez właściciela", "zrzeczenie", "zrzeczenie się"],
    ),
    adoption_return: ["adoption return", "return", "returned", "returned adoption", "return from adoption"].concat([
      "adopted animal return",
      "returned adoption animal",
      "zwrot z adopcji",
      "zwrot",
    ]),
    transfer_in: ["transfer", "transfer in", "transferred in", "transport", "transport in"].concat([
      "z innego schroniska",
      "przekazanie",
      "przekazany",
    ]),
    // Also what is kept for an owner in hospital, in prison, dead or evicted.
    seizure: ["confiscate", "confiscated", "seized", "seizure", "seized/custody", "seized / custody"].concat(
      ["welfare seized", "cruelty", "impound", "impounded", "police impound", "safe keep", "safekeep", "safe keeping"],
      ["safekeeping", "protective custody", "custody", "public assist", "owner deceased", "owner died"],
      ["owner hospitalized", "owner in hospital", "owner arrested", "owner in jail", "eviction"],
      ["interwencja", "odebrany", "odebrane", "odebrany interwencyjnie", "odebrane interwencyjnie"],
      ["pobyt właściciela w szpitalu", "śmierć właściciela", "zgon właściciela"],
    ),
    abandoned: ["abandoned", "dumped", "abandonment", "abandon", "porzucony", "porzucone", "podrzucony", "podrzucone"],
    born_in_care: ["born here", "born in care", "born in shelter", "born in shelter/foster", "born in foster"].concat([
      "born@shelt",
      "urodzony w schronisku",
      "urodzone w schronisku",
    ]),
    quarantine: ["quarantine", "bite", "bite hold", "bite quarantine", "rabies", "rabies quarantine"].concat([
      "kwarantanna",
      "obserwacja",
      "obserwacja w kierunku wścieklizny",
    ]),
    owner_requested_euthanasia: ["euthanasia required", "euthenasia required", "euthanasia request"].concat(
      ["owner requested euthanasia", "owner/guardian requested euthanasia", "requested euthanasia"],
      ["owner intended euthanasia", "wniosek o eutanazję"],
    ),
    // Wildlife, and cats that come to be neutered and go back, are no strays that the shelter takes in.
    other: ["other", "others", "foster", "service", "service in", "clinic", "clinic in", "boarding", "wildlife"].concat(
      ["wildlife in", "tnr", "tnvr", "snr", "rtf", "trap, neuter, return", "trap neuter return", "trap/neuter/return"],
      ["trap, neuter, release", "trap/neuter/release", "tnr - trap/neuter/release", "tnr - trap/neuter/return"],
      ["shelter, neuter, return", "return to field", "field return", "community cat", "inne", "inny"],
      ["dzikie", "dzikie zwierzę", "sterylizacja i wypuszczenie"],
    ),
    dead_on_arrival: ["dead on arrival", "doa", "disposal", "dead", "przywieziony martwy", "przywiezione martwe"],
  }),
  outcomeType: table({
    adoption: [
      "adoption",
      "adopted",
      "foster to adopt",
      "homefirst",
      "adopcja",
      "adoptowany",
      "adoptowane",
      "wydany do adopcji",
    ],
    return_to_owner: [
      "return to owner",
      "rto",
      "rtos",
      "return to owner/guardian",
      "reclaimed",
      "reclaim",
      "rto-adopt",
      "returned to owner",
      "return to owner - field",
      "rto - field",
      "zwrot właścicielowi",
      "odebrany przez właściciela",
      "oddany właścicielowi",
    ],
    transfer_out: [
      "transfer",
      "transfer out",
      "transferred",
      "transferred out",
      "rescue",
      "return to rescue",
      "transport",
      "do innego schroniska",
      "przekazany",
    ],
    return_to_field: [
      "shelter, neuter, return",
      "shelter neuter return",
      "snr",
      "rtf",
      "tnvr",
      "trap, neuter, return",
      "trap neuter return",
      "trap/neuter/return",
      "tnr - trap/neuter/return",
      "tnr - trap/neuter/release",
      "trap, neuter, release",
      "trap/neuter/release",
      "return to habitat",
      "community cat",
      "feral/wildlife",
      "field/wildlife release",
      "released",
      "release",
      "released to wild",
      "wildlife release",
      "field release",
      "return to field",
      "return to wild habitat",
      "return to wild",
      "tnr",
      "wypuszczony",
    ],
    other_live: ["other", "service out", "retailer", "relocate", "inne", "clinic out", "clinic"],
    died: [
      "died",
      "unassisted death in custody",
      "died in care",
      "dead",
      "deceased",
      "died in custody",
      "padł",
      "padnięcie",
      "zgon",
      "śmierć",
    ],
    euthanasia: [
      "euthanasia",
      "euthanize",
      "euthanized",
      "humanely euthanized",
      "eutanazja",
      "uśpiony",
      "uśpienie",
      "put to sleep",
    ],
    lost: [
      "lost",
      "missing",
      "escaped",
      "stolen",
      "escaped/stolen",
      "lost/stolen",
      "stolen / lost",
      "lost in care",
      "ucieczka",
      "uciekł",
      "kradzież",
      "skradziony",
    ],
    dead_on_arrival: ["disposal", "dead on arrival", "doa", "przywieziony martwy"],
    [FOSTER]: ["foster", "fostered", "foster home", "foster care", "in foster", "in foster care", "to foster"].concat(
      ["foster placement", "placed in foster", "dom tymczasowy", "do domu tymczasowego", "w domu tymczasowym"],
      ["wydany do domu tymczasowego", "wydane do domu tymczasowego", "dt", "do dt", "w dt", "tymczas"],
    ),
    [LEAVE_OUT]: ["duplicate", "void", "admin error", "duplikat"],
  }),
};

/** As words are compared: in small letters, with single blanks. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, " ");

/** Our value of a word; undefined when nobody has said what it means. */
export function meaningOf(
  field: WordField,
  word: string,
  ...dictionaries: readonly (Readonly<Record<string, string>> | undefined)[]
): string | undefined {
  const plain = plainWord(word);
  for (const words of dictionaries) if (words && Object.hasOwn(words, plain)) return words[plain];
  const common = COMMON_WORDS[field];
  return Object.hasOwn(common, plain) ? common[plain] : undefined;
}

/** Whether 03/04 is the fourth of March or the third of April. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Whether an age is that of the day on which the animal came (or left, in a table of outcomes), or today's. */
export const AGES_ARE = ["intake", "today"] as const;

export type AgeIs = (typeof AGES_ARE)[number];
