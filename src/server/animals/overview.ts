import { sql } from "kysely";
import { storedCount } from "../platform/database/stored-counts.ts";
import type { AreaOverview } from "../platform/overview/sources.ts";
import { isIncomplete } from "./animal.gaps.ts";
import { waitingReportCount } from "./fosters/foster.queries.ts";
import { animalsLife } from "./life.sql.ts";
import { dosesDue, dueBack, fosterReports, holdsEnding, incompleteAnimals } from "./morning.queries.ts";
import { findAnimals, findLocations, findUnits } from "./search.queries.ts";

export const ANIMALS_OVERVIEW = {
  counts: {
    availableAnimals: () => storedCount("animals", ["Available"]),
    animalGroups: () => sql`(select count(*) from animal_groups where archived_at is null)`,
    incompleteAnimals: () => sql`(select count(*) from animals as a where a.archived_at is null and ${isIncomplete})`,
    fosterReports: () => waitingReportCount,
  },
  morning: {
    treatment: {
      permission: "treatments.write",
      find: dosesDue,
      actions: { give: "treatments.write" },
      isQuick: ({ isTest }) => !isTest,
    },
    hold: { permission: "care.write", find: holdsEnding, actions: { lengthen: "care.write", end: "care.write" } },
    placement: {
      permission: "care.write",
      find: dueBack,
      actions: { end: "care.write" },
      // How a trial goes on is decided with the animal.
      isQuick: ({ placement }) => placement !== "trial_adoption",
    },
    fosterReport: {
      permission: "fosters.answer",
      find: fosterReports,
      actions: { read: "fosters.answer" },
      // A photo becomes public when it is accepted, so it is looked at first.
      isQuick: ({ hasPhoto }) => !hasPhoto,
    },
    incompleteAnimal: { permission: "animals.write", find: incompleteAnimals },
  },
  search: { animals: findAnimals, units: findUnits, locations: findLocations },
  life: animalsLife,
} satisfies AreaOverview;
