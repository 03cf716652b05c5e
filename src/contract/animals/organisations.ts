import { z } from "zod";
import { simpleEmail } from "../platform/email.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { blankable, exportedListQuery, Id, oneOf, RecordActions, requiredText, sortBy } from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().organisations);

/** What an organisation is to the shelter. */
export const ORGANISATION_KINDS = ["shelter", "rescue", "vet", "office", "other"] as const;

/** The longest texts, in characters. */
export const ORGANISATION_LIMITS = { name: 200, line: 120, phone: 40, email: 254, website: 300, note: 2000 } as const;

/** @returns whether a browser opens it */
const isWebsite = (typed: string): boolean => /^https?:\/\/[^/?#\s]/.test(typed) && URL.canParse(typed);
const isEmail = (typed: string): boolean => simpleEmail(text.email).safeParse(typed).success;

const line = blankable(ORGANISATION_LIMITS.line).optional();

/** Other shelters, rescues, vets and offices that animals come from or go to. */
export const Organisation = z
  .object({
    id: Id,
    name: z.string(),
    kind: z.enum(ORGANISATION_KINDS),
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    note: z.string(),
    actions: RecordActions,
  })
  .meta({ id: "Organisation" });
export type Organisation = z.infer<typeof Organisation>;

export const OrganisationRequest = z.object({
  name: requiredText(text.name, ORGANISATION_LIMITS.name),
  kind: z.enum(ORGANISATION_KINDS, text.kind),
  street: line,
  postalCode: line,
  city: line,
  phoneNumber: blankable(ORGANISATION_LIMITS.phone).optional(),
  email: blankable(ORGANISATION_LIMITS.email)
    .refine((typed) => !typed || isEmail(typed), text.email)
    .optional(),
  website: blankable(ORGANISATION_LIMITS.website)
    .refine((typed) => !typed || isWebsite(typed), text.website)
    .optional(),
  note: z.string().trim().max(ORGANISATION_LIMITS.note).optional(),
});

export type OrganisationRequest = z.output<typeof OrganisationRequest>;
/** The body of `PUT /organisations/{id}`: a field left out keeps its value. */
export const OrganisationChange = OrganisationRequest.partial();
export type OrganisationChange = z.output<typeof OrganisationChange>;

const ORGANISATION_SORTS = ["name", "kind", "city"] as const;
/** `q` is a part of the name or of the city. */
export const OrganisationQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(ORGANISATION_SORTS),
  kind: oneOf("kind", ORGANISATION_KINDS),
});
export type OrganisationQuery = z.output<typeof OrganisationQuery>;

/** Organisations: read and written by staff. */
export const ORGANISATIONS = staffList("organisations", "organisation", {
  record: Organisation,
  query: OrganisationQuery,
  request: OrganisationRequest,
  change: OrganisationChange,
});
