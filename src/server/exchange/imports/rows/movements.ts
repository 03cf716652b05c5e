import type { OutcomeType } from "../../../../contract/animals/stays.ts";
import { saysYes, withAddress } from "./cells.ts";
import type { FosterFacts, OutcomeFacts, RowFacts } from "./facts.ts";
import { doneDayIn, given, type RowReading, timeIn } from "./reading.ts";

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
    until: backIn(reading, on),
    name: reading.cells.fosterName(),
  });

/** What ASM3 says of an animal's ways: that it left, came back, and died. */
export const movementParts = (reading: RowReading): RowFacts[] => [...leavingParts(reading), ...deathParts(reading)];

/** When it came back: not before it had left. */
function backIn(reading: RowReading, left: string): string | undefined {
  const back = doneDayIn(reading, "movementReturnOn");
  if (back === undefined || back >= left) return back;
  reading.warnings.push({ code: "backBeforeLeaving", ...reading.cells.at("movementReturnOn") });
  return undefined;
}

/** The words of an intake that is the return of a movement. */
export const RETURN_WORDS = "return|";

const kindIn = ({ cells }: RowReading) => (cells.at("movementType").value ?? "1").toLowerCase();

function leavingParts(reading: RowReading): RowFacts[] {
  const { cells, warnings } = reading;
  // Without a day all of it is named as left over.
  if (!cells.has("movementOn")) return [];
  const kind = kindIn(reading);
  const type = Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind] : undefined;
  const isFoster = kind === "2" || kind === "foster";
  // A reservation is said where it is counted.
  if (type === null && !isFoster) return leaveOut(reading, "reservationHasNoHome");
  const on = doneDayIn(reading, "movementOn");
  if (on === undefined) return leaveOut(reading, "planned");
  cells.take("movementType");
  if (isFoster) return [{ foster: fosterOf(reading, on) }];
  if (type === undefined) warnings.push({ code: "unknownMovement", ...cells.at("movementType") });
  if (!type) return [];
  const leftAt = timeIn(reading, "movementOn");
  const left = { outcome: leavingOf(reading, on, type), words: `|${kind}`, ...(leftAt && { leftAt }) };
  const back = backIn(reading, on);
  if (back === undefined) return [left];
  const came = type === "adoption" ? ("adoption_return" as const) : ("other" as const);
  const reason = cells.text("returnReason", 5000);
  const cameAt = timeIn(reading, "movementReturnOn");
  return [left, { intake: given({ on: back, type: came, reason }), words: RETURN_WORDS, ...(cameAt && { cameAt }) }];
}

const OF_MOVEMENTS = [
  "movementType",
  "movementReturnOn",
  "takerName",
  "takerSurname",
  "takerPhone",
  "takerEmail",
] as const;

/** Names each cell of a movement that does not come in, besides its day. */
function leaveOut({ cells, warnings }: RowReading, code: "reservationHasNoHome" | "planned"): RowFacts[] {
  for (const field of OF_MOVEMENTS) if (cells.take(field)) warnings.push({ code, ...cells.at(field) });
  return [];
}

/** Another shelter that took it stands where people do. */
function leavingOf({ cells }: RowReading, on: string, type: OutcomeType): OutcomeFacts {
  const taker = cells.person("taker");
  if (type !== "transfer_out") return given({ on, type, taker });
  return given({ on, type, transferredTo: taker?.name, taker: withAddress(taker) });
}

function deathParts(reading: RowReading): RowFacts[] {
  const { cells } = reading;
  const on = doneDayIn(reading, "deadOn");
  if (on === undefined) return [];
  const type = saysYes(cells.get("isEuthanized")) ? ("euthanasia" as const) : ("died" as const);
  const outcome = given({ on, type, reason: cells.text("deathReason") });
  return [{ outcome, words: `|${type}`, isExtra: true }];
}
