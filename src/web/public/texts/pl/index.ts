import type { Written } from "../../../../contract/texts/catalog.ts";
import type { pages as english } from "../en/index.ts";
import { about } from "./about.ts";
import { adoption } from "./adoption.ts";
import { animal, animalFilters, animals } from "./animals.ts";
import { chrome } from "./chrome.ts";
import { favourites } from "./favourites.ts";
import { gifts } from "./gifts.ts";
import { donate, help } from "./help.ts";
import { household } from "./household.ts";
import { jobApplication, jobs } from "./jobs.ts";
import { landing } from "./landing.ts";
import { news, newsletter } from "./news.ts";
import { error, notFound, payment } from "./outcomes.ts";
import { privacy } from "./privacy.ts";
import { savedSearch } from "./saved-search.ts";
import { sessions } from "./sessions.ts";
import { setup } from "./setup.ts";
import { terms } from "./terms.ts";
import { visit } from "./visit.ts";
import { volunteer } from "./volunteer.ts";

export const pages: Written<typeof english> = {
  about,
  adoption,
  animal,
  animalFilters,
  animals,
  chrome,
  donate,
  error,
  favourites,
  gifts,
  help,
  household,
  jobApplication,
  jobs,
  landing,
  news,
  newsletter,
  notFound,
  payment,
  privacy,
  savedSearch,
  sessions,
  setup,
  terms,
  visit,
  volunteer,
};
