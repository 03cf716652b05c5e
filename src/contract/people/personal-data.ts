import { z } from "zod";
import { ACCOUNT_MESSAGE, presentPassword } from "../accounts/accounts.ts";
import { HELD as ACCOUNTS } from "../accounts/held.ts";
import { User } from "../accounts/users.ts";
import { HELD as ADOPTION } from "../adoption/held.ts";
import { HELD as ANIMALS } from "../animals/held.ts";
import { HELD as CALENDAR } from "../calendar/held.ts";
import { OwnDonation } from "../giving/gifts.ts";
import { MonthlyGift } from "../giving/monthly-gifts.ts";
import { HELD as OUTREACH } from "../outreach/held.ts";
import { AuditEntry } from "../platform/audit.ts";
import type { CallTable } from "../platform/call.ts";
import { HELD as PLATFORM } from "../platform/held.ts";
import { ById, Id, Instant } from "../platform/shared.ts";

/** The page after an account was closed, which says so. */
export const AFTER_CLOSING = "/logout?after=close";

export const AccountClosing = z.object({
  currentPassword: presentPassword.min(1, ACCOUNT_MESSAGE.currentPasswordRequired),
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

/** Everything that is held on a user (rules §10). The password is not among it: only a hash is kept. */
export const PersonalData = z
  .object({
    exportedAt: Instant,
    user: User.extend({ createdAt: Instant, flagNote: z.string() }),
    adoptions: ADOPTION.adoptions,
    favourites: ADOPTION.favourites,
    visits: ADOPTION.visits,
    placements: ANIMALS.placements,
    stayContacts: ANIMALS.stayContacts,
    jobApplications: z.array(HeldJobApplication),
    contactMessages: OUTREACH.contactMessages,
    notes: z.array(z.object({ text: z.string(), writtenAt: Instant })).describe("written by staff"),
    tasks: CALENDAR.tasks,
    attachments: PLATFORM.attachments,
    donations: z.array(OwnDonation).describe("made while signed in"),
    monthlyGifts: z.array(MonthlyGift),
    letters: PLATFORM.letters,
    savedSearches: OUTREACH.savedSearches,
    newsletter: OUTREACH.newsletter,
    sessions: ACCOUNTS.sessions,
    signingIn: ACCOUNTS.signingIn,
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
