import { adoptionSteps } from "./adoption-steps.ts";
import { adoptions } from "./adoptions.ts";
import { aftercare } from "./aftercare.ts";
import { animalGroups } from "./animal-groups.ts";
import { apply } from "./apply.ts";
import { appointments } from "./appointments.ts";
import { audit } from "./audit.ts";
import { backgroundJobs } from "./background-jobs.ts";
import { calendar } from "./calendar.ts";
import { care } from "./care.ts";
import { donations } from "./donations.ts";
import { employees } from "./employees.ts";
import { favourites } from "./favourites.ts";
import { fosters } from "./fosters.ts";
import { gifts } from "./gifts.ts";
import { housing } from "./housing.ts";
import { intake } from "./intake.ts";
import { jobs } from "./jobs.ts";
import { messages } from "./messages.ts";
import { moments } from "./moments.ts";
import { monthlyGifts } from "./monthly-gifts.ts";
import { myAdoption } from "./my-adoption.ts";
import { news } from "./news.ts";
import { newsletters } from "./newsletters.ts";
import { outbox } from "./outbox.ts";
import { papers } from "./papers.ts";
import { profile } from "./profile.ts";
import { questionnaireParts, questionnaireTemplate } from "./questionnaire-template.ts";
import { records as recordNames } from "./records.ts";
import { resumes } from "./resumes.ts";
import { settings } from "./settings.ts";
import { shelterLists } from "./shelter-lists.ts";
import { shelterTexts } from "./shelter-texts.ts";
import { app as start } from "./start.ts";
import { statistics } from "./statistics.ts";
import { stays } from "./stays.ts";
import { treatments } from "./treatments.ts";
import { userArea } from "./user-area.ts";
import { userNotes } from "./user-notes.ts";
import { users } from "./users.ts";
import { visits } from "./visits.ts";

export { forms, records } from "./start.ts";

/**
 * Texts of the user area and the administration, in the specification's words (spec §2.2, §2.3, §2.5, §2.6). One file for
 * each feature.
 */
export const app = {
  ...start,
  adoptionSteps,
  adoptions,
  aftercare,
  animalGroups,
  apply,
  appointments,
  audit,
  backgroundJobs,
  calendar,
  care,
  donations,
  employees,
  favourites,
  housing,
  fosters,
  gifts,
  intake,
  jobs,
  messages,
  moments,
  myAdoption,
  monthlyGifts,
  news,
  newsletters,
  outbox,
  papers,
  profile,
  questionnaireParts,
  questionnaireTemplate,
  recordNames,
  resumes,
  settings,
  shelterLists,
  shelterTexts,
  statistics,
  stays,
  treatments,
  userArea,
  userNotes,
  users,
  visits,
};
