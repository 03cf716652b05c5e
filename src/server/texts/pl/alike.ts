import type { Written } from "../../../contract/texts/catalog.ts";
import type { AlikeGroup } from "../alike-group.ts";
import type { alike as english } from "../en/alike.ts";

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

export const alike: Written<typeof english> = {
  group: (of) => `${who(of)}, ${CAME[of.intakeType]}${past(of)}`,
};
