/**
 * Texts of the user area and the administration, in the specification's words (spec §2.2, §2.3, §2.5, §2.6). One file for
 * each feature.
 */
export { adoptionSteps } from "./adoption-steps.ts";
export { adoptions } from "./adoptions.ts";
export { aftercare } from "./aftercare.ts";
export { animalGroups } from "./animal-groups.ts";
export { apply } from "./apply.ts";
export { appointments } from "./appointments.ts";
export { attachments } from "./attachments.ts";
export { audit } from "./audit.ts";
export { backgroundJobs } from "./background-jobs.ts";
export { calendar } from "./calendar.ts";
export { care } from "./care.ts";
export { donations } from "./donations.ts";
export { employees } from "./employees.ts";
export { favourites } from "./favourites.ts";
export { fosters } from "./fosters.ts";
export { gifts } from "./gifts.ts";
export { housing } from "./housing.ts";
export { intake } from "./intake.ts";
export { jobApplications } from "./job-applications.ts";
export { jobs } from "./jobs.ts";
export { messages } from "./messages.ts";
export { moments } from "./moments.ts";
export { monthlyGifts } from "./monthly-gifts.ts";
export { myAdoption } from "./my-adoption.ts";
export { news } from "./news.ts";
export { newsletters } from "./newsletters.ts";
export { outbox } from "./outbox.ts";
export { papers } from "./papers.ts";
export { profile } from "./profile.ts";
export { questionnaireParts, questionnaireTemplate } from "./questionnaire-template.ts";
export { recordNames } from "./record-names.ts";
export { settings } from "./settings.ts";
export { shelterLists } from "./shelter-lists.ts";
export { shelterTexts } from "./shelter-texts.ts";
export * from "./start.ts";
export { statistics } from "./statistics.ts";
export { stays } from "./stays.ts";
export { tasks } from "./tasks.ts";
export { treatments } from "./treatments.ts";
export { userArea } from "./user-area.ts";
export { userNotes } from "./user-notes.ts";
export { users } from "./users.ts";
export { visits } from "./visits.ts";
export { waiting } from "./waiting.ts";
