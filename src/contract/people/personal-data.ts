import { z } from "zod";
import { ACCOUNT_MESSAGE, presentPassword } from "../accounts/accounts.ts";
import { User } from "../accounts/users.ts";
import { OwnDonation } from "../giving/gifts.ts";
import { MonthlyGift } from "../giving/monthly-gifts.ts";
import { AuditEntry } from "../platform/audit.ts";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id, Instant } from "../platform/shared.ts";

/** The page after an account was closed, which says so. */
export const AFTER_CLOSING = "/logout?after=close";

/** Replaces the name of a person who has closed their account. */
export const CLOSED_NAME = { name: "Closed", surname: "account" } as const;
/** The same as a full name. */
export const CLOSED_FULL_NAME = `${CLOSED_NAME.name} ${CLOSED_NAME.surname}`;

export const AccountClosing = z.object({
  currentPassword: presentPassword.min(1, ACCOUNT_MESSAGE.currentPasswordRequired),
});

const HeldAdoption = z.object({
  id: Id,
  animal: z.string(),
  createdAt: Instant,
  stageType: z.int(),
  stageStatus: z.int(),
  outcome: z.string().nullable(),
  closedAt: Instant.nullable(),
  applicationLetter: z.string(),
  questionnaire: z
    .object({
      questions: z.array(z.string()),
      answers: z.array(z.string()),
      draft: z.array(z.string()).nullable().describe("typed and not submitted yet"),
      submittedAt: Instant.nullable(),
      staffScore: z.number().nullable(),
      staffNote: z.string(),
    })
    .nullable(),
  contract: z
    .object({
      issuedAt: Instant,
      terms: z.record(z.string(), z.unknown()),
      acceptedAt: Instant.nullable(),
      acceptedFrom: z.string().nullable(),
      acceptedText: z.string().nullable(),
      acceptedSha256: z.string().nullable(),
    })
    .nullable(),
  reminders: z
    .object({ askedAt: Instant, endedAt: Instant.nullable() })
    .nullable()
    .describe("of what the animal needs next, where they were asked for"),
  history: z.array(
    z.object({
      at: Instant,
      event: z.string(),
      stageType: z.int(),
      stageStatus: z.int(),
      note: z.string(),
      message: z.string().describe("to the adopter, of a rejection"),
      despite: z.string().describe("why staff went on in spite of what was missing"),
    }),
  ),
});

const HeldJobApplication = z.object({
  id: Id,
  job: z.string(),
  createdAt: Instant,
  firstName: z.string(),
  lastName: z.string(),
  sex: z.string(),
  age: z.int(),
  applicationLetter: z.string(),
  experience: z.string(),
  phoneNumber: z.string(),
  emailAddress: z.string(),
  applicationStatus: z.string(),
  note: z.string(),
});

const HeldMessage = z.object({
  createdAt: Instant,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  answeredAt: Instant.nullable(),
  replies: z.array(z.object({ text: z.string(), sentAt: Instant })),
});

const HeldFavourite = z.object({ animalId: Id, animal: z.string(), since: Instant });

const HeldVisit = z.object({
  animalId: Id,
  animal: z.string(),
  kind: z.string(),
  startsAt: Instant,
  minutes: z.int(),
  state: z.string(),
  bookedAt: Instant,
});

const HeldPlacement = z.object({
  animalId: Id,
  animal: z.string(),
  kind: z.string(),
  from: Day,
  dueBack: Day.nullable(),
  until: Day.nullable(),
  note: z.string(),
  weights: z.array(z.object({ on: Day, kg: z.number() })).describe("sent in by this person"),
  reports: z.array(
    z.object({ sentAt: Instant, note: z.string(), hasPhoto: z.boolean(), answer: z.string().nullable() }),
  ),
});

const HeldContact = z.object({
  animalId: Id,
  animal: z.string(),
  role: z.enum(["giver", "taker"]),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  intakeOn: Day,
  outcomeOn: Day.nullable(),
});

const HeldAttachment = z.object({
  subject: z.string().describe("the record that it is on, as adoption:2"),
  name: z.string(),
  title: z.string(),
  type: z.string(),
  bytes: z.int(),
  on: Day.nullable(),
  addedAt: Instant,
  file: z.string().describe("where staff read the file, to hand it over"),
});

/** Everything that is held on a user (rules §10). The password is not among it: only a hash is kept. */
export const PersonalData = z
  .object({
    exportedAt: Instant,
    user: User.extend({ createdAt: Instant, flagNote: z.string() }),
    adoptions: z.array(HeldAdoption),
    favourites: z.array(HeldFavourite),
    visits: z.array(HeldVisit).describe("to animals, and of staff to this person's home"),
    placements: z.array(HeldPlacement).describe("animals that this person has or had at home for the shelter"),
    stayContacts: z.array(HeldContact).describe("stays that came from another system, linked to this person by staff"),
    jobApplications: z.array(HeldJobApplication),
    contactMessages: z.array(HeldMessage).describe("sent while signed in"),
    notes: z.array(z.object({ text: z.string(), writtenAt: Instant })).describe("written by staff"),
    tasks: z
      .array(z.object({ title: z.string(), dueOn: Day, doneAt: Instant.nullable() }))
      .describe("noted by staff about this person and their adoptions"),
    attachments: z.array(HeldAttachment).describe("on this person and on their adoptions"),
    donations: z.array(OwnDonation).describe("made while signed in"),
    monthlyGifts: z.array(MonthlyGift),
    letters: z.array(
      z.object({ subject: z.string(), text: z.string(), createdAt: Instant, sentAt: Instant.nullable() }),
    ),
    savedSearches: z.array(z.object({ query: z.string(), savedAt: Instant, confirmedAt: Instant.nullable() })),
    newsletter: z.object({ subscribedAt: Instant, confirmedAt: Instant.nullable() }).nullable(),
    sessions: z.array(
      z.object({
        createdAt: Instant,
        lastSeenAt: Instant,
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    signingIn: z
      .object({
        passkeys: z.array(z.object({ name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })),
        authenticatorAppSince: Instant.nullable(),
        recoveryCodesLeft: z.int(),
        knownBrowsersLastSeenAt: z.array(Instant),
      })
      .describe("what is needed besides the password, and the browsers that have signed in before"),
    auditLog: z.array(AuditEntry.omit({ actorFullName: true, actorAccountId: true, program: true })),
  })
  .meta({ id: "PersonalData" });
export type PersonalData = z.infer<typeof PersonalData>;

/** What is held on a person, to take away; and closing an account (rules §10, §11). */
export const personalDataCalls = {
  "GET /users/me/export": { answer: PersonalData },
  "GET /users/:id/export": { params: ById, answer: PersonalData },
  "POST /users/me/close": { body: AccountClosing },
  "POST /users/:id/close": { params: ById },
} satisfies CallTable;
