import { adoptions } from "./adoptions.ts";
import { animalPapers } from "./animal-papers.ts";
import { animalForm, animals, favourites, photos } from "./animals.ts";
import { attachments } from "./attachments.ts";
import { audit, queues } from "./audit.ts";
import { breeds } from "./breeds.ts";
import { care } from "./care.ts";
import { dataExport } from "./data-export.ts";
import { firstSteps } from "./first-steps.ts";
import { fosters } from "./fosters.ts";
import { imports } from "./imports.ts";
import { morning } from "./morning.ts";
import { observations } from "./observations.ts";
import { programs } from "./programs.ts";
import { sections } from "./records.ts";
import { retention } from "./retention.ts";
import { setup } from "./setup.ts";
import { shelter } from "./shelter.ts";
import { shelterLists } from "./shelter-lists.ts";
import { shelterTexts } from "./shelter-texts.ts";
import { statistics } from "./statistics.ts";
import { statusTitles } from "./status-titles.ts";
import { stays } from "./stays.ts";
import { treatments } from "./treatments.ts";
import { twins } from "./twins.ts";
import { visits } from "./visits.ts";
import { waiting } from "./waiting.ts";

export { forms } from "./forms.ts";

export const records = {
  adoptions,
  animals,
  animalForm,
  animalPapers,
  breeds,
  favourites,
  firstSteps,
  fosters,
  morning,
  observations,
  photos,
  retention,
  setup,
  shelter,
  shelterLists,
  shelterTexts,
  statistics,
  stays,
  care,
  treatments,
  twins,
  visits,
  waiting,
  attachments,
  dataExport,
  imports,
  programs,
  audit,
  queues,
  statusTitles,
  ...sections,
};
