import type { Routes } from "../platform/deps.ts";
import type { WithAdoptions } from "./adoptions-of-animal.ts";
import { animalBulkRoutes } from "./animal.bulk.routes.ts";
import { animalRoutes } from "./animal.routes.ts";
import { careRoutes } from "./care/care.routes.ts";
import { unitRoutes } from "./care/unit.routes.ts";
import { fosterRoutes } from "./fosters/foster.routes.ts";
import { animalGroupRoutes } from "./groups/animal-group.routes.ts";
import { contactRoutes } from "./imported/contact.routes.ts";
import { stayRoutes } from "./intake/stay.routes.ts";
import { observationRoutes } from "./observations/observation.routes.ts";
import { organisationRoutes } from "./organisations/organisation.routes.ts";
import { animalPaperRoutes } from "./papers/animal-paper.routes.ts";
import { roundRoutes } from "./rounds/round.routes.ts";
import { treatmentRoutes } from "./treatments/treatment.routes.ts";

/** The calls of this area, under `/api`. */
export const ANIMALS_ROUTES: readonly Routes<WithAdoptions>[] = [
  fosterRoutes,
  animalRoutes,
  animalBulkRoutes,
  stayRoutes,
  careRoutes,
  unitRoutes,
  treatmentRoutes,
  contactRoutes,
  observationRoutes,
  organisationRoutes,
  roundRoutes,
  animalPaperRoutes,
  animalGroupRoutes,
];
