import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, Day, DayInQuery, Id, Instant, listOf, listQuery } from "../platform/shared.ts";
import { typedMoment } from "../platform/typed-moment.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().visits);

/**
 * A visit to an animal in the shelter (of a dog: a walk), the visit of staff to an adopter's home, or the adopter fetches the
 * animal.
 */
export const VISIT_KINDS = ["visit", "home_check", "fetching"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];
export const VISIT_STATES = ["booked", "cancelled", "done", "missed"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What may be done with a visit. */
export const VISIT_ACTIONS = ["cancel", "move", "done", "missed"] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

/** How long a visit may take. */
export const VISIT_MINUTES = { least: 10, most: 240 } as const;

/** The most booked visits of one person. */
export const OPEN_VISITS = 3;

export const Visit = z
  .object({
    id: Id,
    kind: z.enum(VISIT_KINDS),
    animalId: Id,
    animalName: z.string(),
    animalType: z.enum(["Dog", "Cat"]),
    mainPhotoId: Id.nullable(),
    userId: Id,
    visitorFullName: z.string(),
    employeeId: Id.nullable(),
    employeeFullName: z.string().nullable().describe("who is with the visitor"),
    adoptionId: Id.nullable(),
    startsAt: Instant,
    minutes: z.int(),
    state: z.enum(VISIT_STATES),
    cancelledBy: z.enum(["visitor", "shelter"]).nullable(),
    actions: z.array(z.enum(VISIT_ACTIONS)),
  })
  .meta({ id: "Visit" });
export type Visit = z.infer<typeof Visit>;

/** A moment that somebody chose, in UTC or with an offset. */
const moment = z.iso.datetime({ offset: true, ...text.time }).transform((typed) => new Date(typed).toISOString());

export const VisitRequest = z.object({ animalId: Id, startsAt: moment });
export type VisitRequest = z.output<typeof VisitRequest>;
/** Where an entry of the calendar stood when somebody moved it: if it has been moved since, they are told instead. */
export const SeenPlace = z.object({ startsAt: Instant, minutes: z.int(), employeeId: Id.nullable() });
export type SeenPlace = z.output<typeof SeenPlace>;
/** Undefined fields keep their values. Without `saw` nothing is compared. */
export const VisitMove = z.object({
  saw: SeenPlace.optional(),
  startsAt: typedMoment(text.time).optional(),
  employeeId: Id.nullable().optional(),
  minutes: z.int(text.minutes).min(VISIT_MINUTES.least, text.minutes).max(VISIT_MINUTES.most, text.minutes).optional(),
});
export type VisitMove = z.output<typeof VisitMove>;
export const VisitOutcome = z.object({ outcome: z.enum(["done", "missed"]) });
/** When an employee and the adopter meet: at the adopter's home, or to hand the animal over. */
export const MeetingRequest = z.object({ startsAt: typedMoment(text.time), employeeId: Id.optional() });
export type MeetingRequest = z.output<typeof MeetingRequest>;

/** When one animal can be visited: `closed` says why it cannot. `nextFrom` is the day from which there is more to read. */
export const VisitSlots = z
  .object({
    closed: z.string().nullable(),
    minutes: z.int(),
    items: z.array(Instant),
    nextFrom: Day.nullable(),
  })
  .meta({ id: "VisitSlots" });
export type VisitSlots = z.infer<typeof VisitSlots>;

/** The visits of one adopter to the animal of an adoption. `needed` walks are none for cats and young dogs (spec §9). */
export const AdoptionVisits = z
  .object({
    needed: z.int(),
    done: z.int(),
    items: z.array(Visit).describe("the earliest first; cancelled ones are left out"),
    leftOut: z
      .object({ at: Instant, actorFullName: z.string(), reason: z.string() })
      .nullable()
      .describe("the contract was issued in spite of missing walks; who and why is for staff"),
    actions: z.array(z.enum(["book", "homeCheck"])),
  })
  .meta({ id: "AdoptionVisits" });
export type AdoptionVisits = z.infer<typeof AdoptionVisits>;

/** Visits of people to animals (rules §5). */
export const visitCalls = {
  "GET /animals/:id/visit-slots": {
    params: ById,
    query: z.object({ from: DayInQuery.optional() }),
    answer: VisitSlots,
  },
  "POST /visits": { body: VisitRequest, answer: Visit, status: 201 },
  "GET /visits/me": { query: listQuery(PAGE_SIZE.users), answer: listOf(Visit) },
  "GET /visits/:id": { params: ById, answer: Visit },
  "PUT /visits/:id": { params: ById, body: VisitMove, answer: Visit },
  "POST /visits/:id/cancel": { params: ById, answer: Visit },
  "POST /visits/:id/outcome": { params: ById, body: VisitOutcome, answer: Visit },
  "GET /visits/:id/calendar": { params: ById, description: "The visit as a calendar file (RFC 5545)." },
  "GET /adoptions/:id/visits": { params: ById, answer: AdoptionVisits },
  "PUT /adoptions/:id/home-check": { params: ById, body: MeetingRequest, answer: AdoptionVisits },
} satisfies CallTable;
