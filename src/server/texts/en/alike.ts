import type { AlikeGroup } from "../alike-group.ts";

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

/** Animals that a forecast takes as alike (decision 0085). */
export const alike = {
  /** As "adult medium dogs, strays". */
  group: (of: AlikeGroup) => `${who(of)}, ${CAME[of.intakeType]}${past(of)}`,
};
