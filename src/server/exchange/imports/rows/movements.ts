import type { OutcomeType } from "../../../../contract/animals/stays.ts";
import { saysYes } from "./cells.ts";
import type { FosterFacts, RowFacts } from "./facts.ts";
import { dayIn, given, type RowReading } from "./reading.ts";

/** ASM3's kinds of movements, as numbers or words. A foster home does not end a stay, and a reservation is nothing here. */
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

const fosterOf = (reading: RowReading, on: string): FosterFacts =>
  given({
    on,
    until: dayIn(reading, "movementReturnOn"),
    name: reading.cells.person("taker")?.name.slice(0, 100) ?? "",
  });

/** What ASM3 says of an animal's ways: that it left, came back, and died. */
export const movementParts = (reading: RowReading): RowFacts[] => [...leavingParts(reading), ...deathParts(reading)];

function leavingParts(reading: RowReading): RowFacts[] {
  const { cells, warnings } = reading;
  const on = dayIn(reading, "movementOn");
  if (on === undefined) return [];
  const kind = (cells.get("movementType") ?? "1").toLowerCase();
  if (kind === "2" || kind === "foster") return [{ foster: fosterOf(reading, on) }];
  const type = Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind] : undefined;
  if (type === undefined) warnings.push({ code: "unknownMovement", ...cells.at("movementType") });
  if (!type) return [];
  const left = { outcome: given({ on, type, taker: cells.person("taker") }), words: `|${kind}` };
  const back = dayIn(reading, "movementReturnOn");
  if (back === undefined) return [left];
  const came = type === "adoption" ? ("adoption_return" as const) : ("other" as const);
  const reason = cells.text("returnReason", 5000);
  return [left, { intake: given({ on: back, type: came, reason }), words: "return|" }];
}

function deathParts(reading: RowReading): RowFacts[] {
  const { cells } = reading;
  const on = dayIn(reading, "deadOn");
  if (on === undefined) return [];
  const type = saysYes(cells.get("isEuthanized")) ? ("euthanasia" as const) : ("died" as const);
  const outcome = given({ on, type, reason: cells.text("deathReason") });
  return [{ outcome, words: `|${type}`, isExtra: true }];
}
