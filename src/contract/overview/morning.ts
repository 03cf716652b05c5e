import { z } from "zod";
import { MORNING as ADOPTION } from "../adoption/morning-and-search.ts";
import { MORNING as ANIMALS } from "../animals/morning-and-search.ts";
import { MORNING as CALENDAR } from "../calendar/morning-and-search.ts";
import { MORNING as GIVING } from "../giving/morning-and-search.ts";
import { MORNING as OUTREACH } from "../outreach/morning-and-search.ts";
import { MORNING_ACTIONS, MORNING_ARRANGEMENTS } from "../platform/morning-item.ts";
import { Day, Id } from "../platform/shared.ts";
import { recordTexts } from "../texts/texts.ts";

/**
 * The kinds of items in the morning list, in its order: what has an hour, late medicine, then paper. Visits and appointments
 * are sorted together by time.
 */
export const MORNING_KINDS = [
  "appointment",
  "visit",
  "handover",
  "task",
  "placement",
  "hold",
  "treatment",
  "unusual",
  "adoption",
  "fosterReport",
  "message",
  "resource",
  "incompleteAnimal",
] as const;
export type MorningKind = (typeof MORNING_KINDS)[number];

/** An item is put off for at most this many days. */
export const MAX_PUT_OFF_DAYS = 30;

const item = <K extends MorningKind, Shape extends z.ZodRawShape>(kind: K, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    id: Id,
    ...shape,
    actions: z.array(z.enum(MORNING_ACTIONS)),
    arrangements: z.array(z.enum(MORNING_ARRANGEMENTS)),
    isMine: z.boolean().describe("assigned or handed to this person, or about an animal that they care for"),
    handedTo: z.object({ id: Id, name: z.string() }).nullable().describe("the employee who has taken it over"),
  });
export const MorningItem = z
  .discriminatedUnion("kind", [
    item("appointment", CALENDAR.appointment),
    item("visit", ADOPTION.visit),
    item("handover", ADOPTION.handover),
    item("task", CALENDAR.task),
    item("adoption", ADOPTION.adoption),
    item("treatment", ANIMALS.treatment),
    item("unusual", ANIMALS.unusual),
    item("hold", ANIMALS.hold),
    item("placement", ANIMALS.placement),
    item("message", OUTREACH.message),
    item("fosterReport", ANIMALS.fosterReport),
    item("resource", GIVING.resource),
    item("incompleteAnimal", ANIMALS.incompleteAnimal),
  ])
  .meta({ id: "MorningItem" });
export type MorningItem = z.infer<typeof MorningItem>;
export type MorningItemOf<K extends MorningKind> = Extract<MorningItem, { kind: K }>;

/** The morning list of this person, in its order. */
export const Morning = z
  .object({
    items: z.array(MorningItem),
    more: z.array(z.enum(MORNING_KINDS)).describe("the kinds of which more wait than the list has"),
    hasLetter: z.boolean().describe("whether this person gets a letter in the morning with what waits for them"),
  })
  .meta({ id: "Morning" });
export type Morning = z.infer<typeof Morning>;

/** An item of the list, by what names it. */
const Named = z.object({ kind: z.enum(MORNING_KINDS), id: Id });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts an item off for this person; null takes it back. @param facts of the day on which it is sent */
export const putOffRequest = ({ today }: { today: () => string }) => {
  const isAhead = (day: string): boolean => {
    const days = (Date.parse(day) - Date.parse(today())) / DAY_MS;
    return days > 0 && days <= MAX_PUT_OFF_DAYS;
  };
  const error = () => recordTexts().morning.until(MAX_PUT_OFF_DAYS);
  return Named.extend({ until: Day.refine(isAhead, { error }).nullable() });
};
export type PutOffRequest = z.output<ReturnType<typeof putOffRequest>>;

/** Hands an item to an employee; null takes it back. */
export const HandRequest = Named.extend({ employeeId: Id.nullable() });
export type HandRequest = z.infer<typeof HandRequest>;
