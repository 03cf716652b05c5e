import type { Caution } from "../../contract/platform/cautions.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { flagText } from "../accounts/user.flag.ts";
import { holdText } from "../animals/stays/hold.queries.ts";
import { formatDay } from "../platform/papers/format.ts";
import { serverTexts } from "../texts/texts.ts";
import type { Details } from "./adoption.details.ts";
import { missingBeforeContract } from "./adoption.going-on.ts";
import { ageOfAdopter } from "./adoption.queries.ts";

const notice = (kind: Caution["kind"], text: string): Caution => ({ kind, text, weight: "notice" });

/** What is known of the adopter: other applications, rejections, flags; staff read it as `warnings` too (rules §4). */
export function warningsAbout({ counts, flags }: Pick<Details, "counts" | "flags">): string[] {
  const text = serverTexts().remarks.warnings;
  return [
    (counts?.others ?? 0) > 0 && text.otherApplications(counts?.others ?? 0),
    (counts?.rejections ?? 0) > 0 && text.rejections(counts?.rejections ?? 0),
    flags.length > 0 && text.flagged(flagText(flags)),
  ].filter((warning) => warning !== false);
}

function aboutAdopter(row: Details, day: string): Caution[] {
  const text = serverTexts().remarks.cautions;
  const { adopterMinAge } = shelter().rules;
  const age = ageOfAdopter(row.adopterBornOn, day);
  return [
    ...warningsAbout(row).map((warning) => notice("flag", warning)),
    ...(row.adopterEmailConfirmed ? [] : [notice("unconfirmedEmail", text.unconfirmedEmail)]),
    ...(age !== null && age < adopterMinAge ? [notice("age", text.age(age, adopterMinAge))] : []),
  ];
}

/**
 * All that staff look at before an open adoption goes on: first what keeps the contract back, then what is only to be known
 * (rules §4). None of an adoption that is over.
 */
export function cautionsAbout(row: Details, at: { day: string; zone: string }): Caution[] {
  if (!row.readiness) return [];
  const rivals = row.counts?.rivals ?? 0;
  const { hold } = row.readiness;
  return [
    ...(hold
      ? [{ kind: "hold", text: holdText({ until: hold.until && formatDay(hold.until) }), weight: "stop" } as const]
      : []),
    ...missingBeforeContract(row.animalType, row.readiness, at),
    ...(rivals > 0 ? [notice("rivals", serverTexts().remarks.cautions.rivals(rivals))] : []),
    ...aboutAdopter(row, at.day),
  ];
}
