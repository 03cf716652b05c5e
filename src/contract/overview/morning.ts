import { z } from "zod";
import { VISIT_KINDS } from "../adoption/visits.ts";
import { ANIMAL_GAPS } from "../animals/animals.ts";
import { HOLD_KINDS, PLACEMENT_KINDS } from "../animals/care.ts";
import { UnusualSign } from "../animals/observations.ts";
import { TaskSubject } from "../calendar/tasks.ts";
import { MORNING_ACTIONS, MORNING_ARRANGEMENTS } from "../platform/morning-item.ts";
import { Day, Id, Instant } from "../platform/shared.ts";
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
const ofAnimal = { animalId: Id, animal: z.string() };

export const MorningItem = z
  .discriminatedUnion("kind", [
    item("appointment", {
      ...ofAnimal,
      at: Instant,
      service: z.string(),
      purpose: z.string(),
      employee: z.string(),
      hasBegun: z.boolean(),
    }),
    item("visit", {
      ...ofAnimal,
      visit: z.enum(VISIT_KINDS),
      animalType: z.enum(["Dog", "Cat"]),
      visitor: z.string(),
      employee: z.string().nullable(),
      adoptionId: Id.nullable().describe("of a home check"),
      at: Instant,
      hasBegun: z.boolean().describe("from then on it can be said that it took place"),
    }),
    item("handover", {
      ...ofAnimal,
      adopter: z.string(),
      since: Day.describe("the day of the contract"),
      startsAt: Instant.nullable().describe("when the adopter comes to fetch it, if that was agreed"),
      isLate: z.boolean().describe("nobody came at that time, or for longer than the shelter's rule says"),
    }),
    item("task", {
      title: z.string(),
      dueOn: Day,
      animalId: Id.nullable(),
      subject: TaskSubject.nullable(),
    }),
    item("adoption", { ...ofAnimal, adopter: z.string(), stage: z.int(), since: Instant }),
    item("treatment", {
      ...ofAnimal,
      treatment: z.string(),
      kindId: Id,
      needsBatch: z.boolean().describe("then `give` asks for the number on the box"),
      batch: z.string().nullable().describe("given last of this kind, in the last days, and not expired"),
      confirmedBatch: z.string().nullable().describe("confirmed by this person today: `give` takes no other"),
      isTest: z.boolean().describe("then it is answered with its result"),
      dueOn: Day,
      unit: z.string().nullable(),
      locationId: Id.nullable(),
    }),
    item("unusual", {
      ...ofAnimal,
      unit: z.string().nullable(),
      signs: z.array(UnusualSign).describe("how it departs from its own usual, with the figures"),
    }),
    item("hold", {
      ...ofAnimal,
      hold: z.enum(HOLD_KINDS),
      until: Day,
      longer: Day.describe("the end that `lengthen` gives it"),
      reason: z.string(),
    }),
    item("placement", { ...ofAnimal, placement: z.enum(PLACEMENT_KINDS), person: z.string(), dueBack: Day }),
    item("message", { name: z.string(), start: z.string().describe("of the message"), sentAt: Instant }),
    item("fosterReport", { ...ofAnimal, person: z.string(), hasPhoto: z.boolean(), sentAt: Instant }),
    item("resource", { name: z.string(), amount: z.int(), target: z.number() }),
    item("incompleteAnimal", { ...ofAnimal, missing: z.array(z.enum(ANIMAL_GAPS)) }),
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
