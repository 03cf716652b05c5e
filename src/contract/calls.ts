import type { z } from "zod";
import type { accountCalls } from "./accounts.ts";
import type { adoptionCalls } from "./adoptions.ts";
import type { aftercareCalls } from "./aftercare.ts";
import type { animalFormCalls } from "./animal-form.ts";
import type { animalGroupCalls } from "./animal-groups.ts";
import type { animalPaperCalls } from "./animal-papers.ts";
import type { animalCalls } from "./animals.ts";
import type { appointmentCalls } from "./appointments.ts";
import type { auditCalls } from "./audit.ts";
import type { backgroundJobCalls } from "./background-jobs.ts";
import type { boardCalls } from "./board.ts";
import type { animalBulkCalls } from "./bulk.ts";
import type { calendarCalls } from "./calendar.ts";
import type { BodySchema } from "./call.ts";
import type { careCalls } from "./care.ts";
import type { contactCalls } from "./contact.ts";
import type { contactMessageCalls } from "./contact-messages.ts";
import type { dashboardCalls } from "./dashboard.ts";
import type { donationRecordCalls } from "./donation-records.ts";
import type { employeeCalls } from "./employees.ts";
import type { favouriteCalls } from "./favourites.ts";
import type { firstStepCalls } from "./first-steps.ts";
import type { fosterCalls } from "./fosters.ts";
import type { giftCalls } from "./gifts.ts";
import type { inspectionCalls } from "./inspection.ts";
import type { intakeCalls } from "./intake.ts";
import type { jobApplicationCalls } from "./job-applications.ts";
import type { jobCalls } from "./jobs.ts";
import type { lifeCalls } from "./life.ts";
import type { listViewCalls } from "./list-views.ts";
import type { monthlyGiftCalls } from "./monthly-gifts.ts";
import type { newsCalls } from "./news.ts";
import type { newsletterIssueCalls, subscriptionCalls } from "./newsletter-issues.ts";
import type { outboxCalls } from "./outbox.ts";
import type { personalDataCalls } from "./personal-data.ts";
import type { recallCalls } from "./recall.ts";
import type { replyTemplateCalls } from "./reply-templates.ts";
import type { resourceCalls } from "./resources.ts";
import type { savedSearchCalls } from "./saved-searches.ts";
import type { searchCalls } from "./search.ts";
import type { setupCalls } from "./setup.ts";
import type { shelterListCalls } from "./shelter-lists.ts";
import type { shelterCalls } from "./shelter-record.ts";
import type { shelterTextCalls } from "./shelter-texts.ts";
import type { statisticsCalls } from "./statistics.ts";
import type { stayCalls } from "./stays.ts";
import type { treatmentRuleCalls } from "./treatment-rules.ts";
import type { treatmentCalls } from "./treatments.ts";
import type { unitCalls } from "./units.ts";
import type { userNoteCalls } from "./user-notes.ts";
import type { userCalls } from "./users.ts";
import type { visitPlanCalls } from "./visit-plan.ts";
import type { visitCalls } from "./visits.ts";

/** Every call. Only types, so that the browser loads no schemas for them. */
export type Calls = typeof accountCalls &
  typeof adoptionCalls &
  typeof aftercareCalls &
  typeof animalFormCalls &
  typeof animalGroupCalls &
  typeof animalCalls &
  typeof animalBulkCalls &
  typeof listViewCalls &
  typeof appointmentCalls &
  typeof auditCalls &
  typeof backgroundJobCalls &
  typeof boardCalls &
  typeof animalPaperCalls &
  typeof calendarCalls &
  typeof careCalls &
  typeof contactCalls &
  typeof contactMessageCalls &
  typeof replyTemplateCalls &
  typeof dashboardCalls &
  typeof donationRecordCalls &
  typeof giftCalls &
  typeof employeeCalls &
  typeof favouriteCalls &
  typeof firstStepCalls &
  typeof fosterCalls &
  typeof intakeCalls &
  typeof jobApplicationCalls &
  typeof jobCalls &
  typeof monthlyGiftCalls &
  typeof newsCalls &
  typeof newsletterIssueCalls &
  typeof savedSearchCalls &
  typeof subscriptionCalls &
  typeof outboxCalls &
  typeof personalDataCalls &
  typeof resourceCalls &
  typeof searchCalls &
  typeof setupCalls &
  typeof shelterCalls &
  typeof shelterListCalls &
  typeof shelterTextCalls &
  typeof statisticsCalls &
  typeof inspectionCalls &
  typeof lifeCalls &
  typeof recallCalls &
  typeof stayCalls &
  typeof unitCalls &
  typeof treatmentCalls &
  typeof treatmentRuleCalls &
  typeof userNoteCalls &
  typeof userCalls &
  typeof visitPlanCalls &
  typeof visitCalls;
export type CallName = keyof Calls;

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartOf<N extends CallName, Part> = Part extends keyof Calls[N] ? Calls[N][Part] : undefined;
export type ParamsOf<N extends CallName> = Sent<PartOf<N, "params">>;
export type QueryOf<N extends CallName> = Sent<PartOf<N, "query">>;
export type BodyOf<N extends CallName> = Sent<BodySchema<Calls[N]>>;
export type AnswerOf<N extends CallName> =
  PartOf<N, "answer"> extends infer Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parts that are sent with a call, each as the input of its schema. */
export type Sending<N extends CallName> = Optional<{ params: ParamsOf<N>; query: QueryOf<N>; body: BodyOf<N> }>;
type Optional<Parts> = {
  [Part in keyof Parts as undefined extends Parts[Part]
    ? never
    : object extends Parts[Part]
      ? never
      : Part]: Parts[Part];
} & { [Part in keyof Parts as undefined extends Parts[Part] ? never : Part]?: Parts[Part] };
