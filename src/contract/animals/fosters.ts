import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PhotoUpload } from "../platform/photos.ts";
import { ById, Day, Id, Instant, tooLong } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { PLACEMENT_KINDS, weightRequest } from "./care.ts";

/** The answers of staff to a report: a photo is accepted or declined, a note is read. */
export const REPORT_ANSWERS = ["accepted", "declined", "read"] as const;
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

/** The most reports of one placement without an answer. */
export const MAX_WAITING = 12;

const text = messages(() => recordTexts().fosters);
const LONG = 2000;

/** A note or a photo from a foster family, or both. */
export const FosterReport = z
  .object({
    id: Id,
    sentAt: Instant,
    note: z.string(),
    hasPhoto: z.boolean(),
    answer: z.enum(REPORT_ANSWERS).nullable().describe("null while nobody has looked at it"),
  })
  .meta({ id: "FosterReport" });
export type FosterReport = z.infer<typeof FosterReport>;

/** A report as staff see it, with the animal and the name of its foster. */
export const WaitingReport = FosterReport.extend({ animalId: Id, animal: z.string(), personName: z.string() }).meta({
  id: "WaitingReport",
});
export type WaitingReport = z.infer<typeof WaitingReport>;

/** An animal that lives or lived with this person for the shelter. */
export const OwnPlacement = z
  .object({
    id: Id,
    kind: z.enum(PLACEMENT_KINDS),
    animal: z.string(),
    type: z.enum(ANIMAL_TYPES),
    mainPhotoId: Id.nullable().describe("null as well when the placement is over"),
    focalX: z.number(),
    focalY: z.number(),
    from: Day,
    dueBack: Day.nullable(),
    until: Day.nullable().describe("null while the animal is there"),
  })
  .meta({ id: "OwnPlacement" });
export type OwnPlacement = z.infer<typeof OwnPlacement>;

export const FOSTER_ACTIONS = ["weigh", "report"] as const;

/** A dose that is due while the animal lives with this person, or was given then. */
const OwnDose = z.object({ id: Id, kind: z.string(), dueOn: Day.nullable(), givenOn: Day.nullable() });

/** A placement with its reports, the animal's weights of this stay until the placement's end, and its doses. */
export const OwnPlacementDetail = OwnPlacement.extend({
  weights: z.array(z.object({ on: Day, kg: z.number(), isOwn: z.boolean().describe("sent by this person") })),
  doses: z.array(OwnDose).describe("what is due comes first; when the placement is over, what was given meanwhile"),
  reports: z.array(FosterReport),
  actions: z.array(z.enum(FOSTER_ACTIONS)),
}).meta({ id: "OwnPlacementDetail" });
export type OwnPlacementDetail = z.infer<typeof OwnPlacementDetail>;

/** The body of `POST /placements/me/{id}/reports`: a note, a photo, or both. */
export const ReportRequest = z
  .object({ note: z.string().trim().max(LONG, tooLong(LONG)).default(""), photo: PhotoUpload.optional() })
  .superRefine(({ note, photo }, context) => {
    if (note || photo) return;
    context.addIssue({ code: "custom", path: ["note"], message: recordTexts().fosters.nothingSent });
  });
export type ReportRequest = z.output<typeof ReportRequest>;

const AnswerRequest = z.object({ answer: z.enum(REPORT_ANSWERS, text.answer) });

/** The calls of foster families, and the answers of staff (rules §14). */
export const fosterCalls = {
  "GET /placements/me": { answer: z.object({ items: z.array(OwnPlacement) }) },
  "GET /placements/me/:id": { params: ById, answer: OwnPlacementDetail },
  "POST /placements/me/:id/weights": { params: ById, body: weightRequest, answer: OwnPlacementDetail, status: 201 },
  "POST /placements/me/:id/reports": { params: ById, body: ReportRequest, answer: OwnPlacementDetail, status: 201 },
  "GET /foster-reports": {
    description: "Those that nobody has looked at, the oldest first.",
    answer: z.object({ items: z.array(WaitingReport) }),
  },
  "GET /foster-reports/:id/photo": {
    description: "image/jpeg, while nobody has looked at it: for staff and who sent it.",
    params: ById,
  },
  "POST /foster-reports/:id/answer": { params: ById, body: AnswerRequest, answer: WaitingReport },
} satisfies CallTable;
