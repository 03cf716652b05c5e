import type { AlikeGroup } from "../../platform/alike-group.ts";
import type { Written } from "../catalog.ts";
import type { waiting as english } from "../en/waiting.ts";

const SIZES = { small: "małe ", medium: "średnie ", large: "duże ", unknown: "" };
const KINDS = { Dog: ["szczenięta", "psy"], Cat: ["kocięta", "koty"] } as const;

const CAME = {
  stray: "znalezione",
  owner_surrender: "oddane przez właścicieli",
  adoption_return: "po powrocie z adopcji",
  transfer_in: "przekazane przez inne organizacje",
  seizure: "odebrane interwencyjnie",
  abandoned: "porzucone",
  born_in_care: "urodzone w schronisku",
  quarantine: "na obserwacji po pogryzieniu",
  owner_requested_euthanasia: "z prośbą właściciela o eutanazję",
  other: "przyjęte inaczej",
  dead_on_arrival: "przyjęte martwe",
};

function who({ type, age, size }: AlikeGroup): string {
  const [young, grown] = KINDS[type];
  const kind = `${size ? SIZES[size] : ""}${grown}`;
  return { young, adult: `dorosłe ${kind}`, senior: `starsze ${kind}`, unknown: `${kind} w nieznanym wieku` }[age];
}

const past = ({ hasPast }: AlikeGroup) =>
  hasPast === undefined ? "" : hasPast ? ", już wcześniej u nas" : ", pierwszy raz u nas";

export const waiting: Written<typeof english> = {
  notInCare: "Tego zwierzęcia nie ma pod opieką schroniska.",
  noteRequired: "Napisz, co postanowiono.",
  phases: {
    hold: "Blokada prawna",
    quarantine: "Kwarantanna",
    treatment: "Choroba lub leczenie",
    exam: "Bez badania weterynarza",
    profile: "Bez zdjęcia lub opisu",
    unpublished: "Nie do adopcji",
    unasked: "Nikt nie zapytał",
    staff: "Nasz krok w adopcji",
    adopter: "Krok adoptującego",
    appointment: "Umówiona wizyta",
    contract: "Umowa do podpisania",
    foster: "Dom tymczasowy",
  },
  group: (of) => `${who(of)}, ${CAME[of.intakeType]}${past(of)}`,
};
