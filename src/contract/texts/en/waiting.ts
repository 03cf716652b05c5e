import type { AlikeGroup } from "../../platform/alike-group.ts";

const SIZES = { small: "small ", medium: "medium ", large: "large ", unknown: "" };
const KINDS = { Dog: ["puppies", "dogs"], Cat: ["kittens", "cats"] } as const;

/** How they came. */
const CAME = {
  stray: "strays",
  owner_surrender: "given up by their owners",
  adoption_return: "returned after an adoption",
  transfer_in: "transferred in",
  seizure: "seized",
  abandoned: "abandoned",
  born_in_care: "born in care",
  quarantine: "observed after a bite",
  owner_requested_euthanasia: "brought for euthanasia",
  other: "that came another way",
  dead_on_arrival: "dead on arrival",
};

function who({ type, age, size }: AlikeGroup): string {
  const [young, grown] = KINDS[type];
  const kind = `${size ? SIZES[size] : ""}${grown}`;
  return { young, adult: `adult ${kind}`, senior: `senior ${kind}`, unknown: `${kind} of unknown age` }[age];
}

const past = ({ hasPast }: AlikeGroup) =>
  hasPast === undefined ? "" : hasPast ? ", that had been here before" : ", here for the first time";

/** What animals wait for (decision 0085). */
export const waiting = {
  notInCare: "This animal is not in the shelter's care.",
  noteRequired: "Please write what was decided.",
  /** What a day waits for. */
  phases: {
    hold: "Legal hold",
    quarantine: "Quarantine",
    treatment: "Illness or treatment",
    exam: "Not seen by a vet",
    profile: "No photo or story",
    unpublished: "Not offered",
    unasked: "Nobody has asked",
    staff: "Our step in an adoption",
    adopter: "The adopter’s step",
    appointment: "A visit is dated",
    contract: "A contract to sign",
    foster: "Foster home",
  },
  /** Animals like one, as "adult medium dogs, strays". */
  group: (of: AlikeGroup) => `${who(of)}, ${CAME[of.intakeType]}${past(of)}`,
};
