import type { z } from "zod";
import type { accountCalls } from "./accounts/accounts.ts";
import type { userCalls } from "./accounts/users.ts";
import type { adoptionCalls } from "./adoption/adoptions.ts";
import type { aftercareCalls } from "./adoption/aftercare.ts";
import type { favouriteCalls } from "./adoption/favourites.ts";
import type { visitPlanCalls } from "./adoption/visit-plan.ts";
import type { visitCalls } from "./adoption/visits.ts";
import type { animalFormCalls } from "./animals/animal-form.ts";
import type { animalGroupCalls } from "./animals/animal-groups.ts";
import type { animalPaperCalls } from "./animals/animal-papers.ts";
import type { animalCalls } from "./animals/animals.ts";
import type { boardCalls } from "./animals/board.ts";
import type { careCalls } from "./animals/care.ts";
import type { fosterCalls } from "./animals/fosters.ts";
import type { intakeCalls } from "./animals/intake.ts";
import type { stayCalls } from "./animals/stays.ts";
import type { treatmentRuleCalls } from "./animals/treatment-rules.ts";
import type { treatmentCalls } from "./animals/treatments.ts";
import type { unitCalls } from "./animals/units.ts";
import type { appointmentCalls } from "./calendar/appointments.ts";
import type { calendarCalls } from "./calendar/calendar.ts";
import type { donationRecordCalls } from "./giving/donation-records.ts";
import type { giftCalls } from "./giving/gifts.ts";
import type { monthlyGiftCalls } from "./giving/monthly-gifts.ts";
import type { resourceCalls } from "./giving/resources.ts";
import type { messageFormCalls } from "./outreach/message-form.ts";
import type { messageCalls } from "./outreach/messages.ts";
import type { newsCalls } from "./outreach/news.ts";
import type { newsletterIssueCalls, subscriptionCalls } from "./outreach/newsletter-issues.ts";
import type { replyTemplateCalls } from "./outreach/reply-templates.ts";
import type { savedSearchCalls } from "./outreach/saved-searches.ts";
import type { dashboardCalls } from "./overview/dashboard.ts";
import type { inspectionCalls } from "./overview/inspection.ts";
import type { lifeCalls } from "./overview/life.ts";
import type { recallCalls } from "./overview/recall.ts";
import type { searchCalls } from "./overview/search.ts";
import type { statisticsCalls } from "./overview/statistics.ts";
import type { employeeCalls } from "./people/employees.ts";
import type { jobApplicationCalls } from "./people/job-applications.ts";
import type { jobCalls } from "./people/jobs.ts";
import type { personalDataCalls } from "./people/personal-data.ts";
import type { userNoteCalls } from "./people/user-notes.ts";
import type { auditCalls } from "./platform/audit.ts";
import type { backgroundJobCalls } from "./platform/background-jobs.ts";
import type { animalBulkCalls } from "./platform/bulk.ts";
import type { BodySchema } from "./platform/call.ts";
import type { listViewCalls } from "./platform/list-views.ts";
import type { outboxCalls } from "./platform/outbox.ts";
import type { shelterTextCalls } from "./platform/shelter-texts.ts";
import type { firstStepCalls } from "./settings/first-steps.ts";
import type { setupCalls } from "./settings/setup.ts";
import type { shelterListCalls } from "./settings/shelter-lists.ts";
import type { shelterCalls } from "./settings/shelter-record.ts";

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
  typeof messageFormCalls &
  typeof messageCalls &
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
