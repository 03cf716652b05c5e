import type { OutcomeType } from "../../../../contract/animals/stays.ts";
import { saysYes } from "./cells.ts";
import type { RowFacts } from "./facts.ts";
import { dayIn, given, type RowReading } from "./reading.ts";

/** ASM3's kinds of movements, as numbers or words. A reservation and a foster home do not end a stay. */
const MOVEMENTS: Readonly<Record<string, OutcomeType | null>> = {
  "0": null,
  none: null,
  reservation: null,
  "1": "adoption",
  adoption: "adoption",
  "2": null,
  foster: null,
  "3": "transfer_out",
  transfer: "transfer_out",
  "4": "lost",
  escaped: "lost",
  "5": "return_to_owner",
  reclaimed: "return_to_owner",
  "6": "lost",
  stolen: "lost",
  "7": "return_to_field",
  "released to wild": "return_to_field",
  "8": "other_live",
  retailer: "other_live",
};

/** What ASM3 says of an animal's ways: that it left, came back, and died. */
export function movementParts(reading: RowReading): RowFacts[] {
  const { cells } = reading;
  const parts: RowFacts[] = [];
  const on = dayIn(reading, "movementOn");
  const kind = (cells.get("movementType") ?? "1").toLowerCase();
  const type = Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind] : undefined;
  if (on !== undefined && type === undefined)
    reading.warnings.push({ code: "unknownMovement", ...cells.at("movementType") });
  if (on !== undefined && type) {
    parts.push({ outcome: given({ on, type, taker: cells.person("taker") }), words: `|${kind}` });
    const back = dayIn(reading, "movementReturnOn");
    if (back !== undefined) {
      const came = type === "adoption" ? ("adoption_return" as const) : ("other" as const);
      const reason = cells.text("returnReason", 5000);
      parts.push({ intake: given({ on: back, type: came, reason }), words: "return|" });
    }
  }
  const dead = dayIn(reading, "deadOn");
  if (dead !== undefined) {
    const how = saysYes(cells.get("isEuthanized")) ? "euthanasia" : "died";
    parts.push({
      outcome: given({ on: dead, type: how, reason: cells.text("deathReason") }),
      words: `|${how}`,
      isExtra: true,
    });
  }
  return parts;
}
