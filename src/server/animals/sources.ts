import { sql } from "kysely";
import type { Found, Waiting } from "../../contract/animals/morning-and-search.ts";
import { MORNING_ARRANGEMENTS } from "../../contract/platform/morning-item.ts";
import { storedCount } from "../database/stored-counts.ts";
import type { AreaSources } from "../parts/sources/sources.ts";
import { isIncomplete } from "./animal.gaps.ts";
import { waitingReportCount } from "./fosters/foster.queries.ts";
import { animalsLife } from "./life.sql.ts";
import { dosesDue, dueBack, fosterReports, holdsEnding, incompleteAnimals, unusualOnes } from "./morning.queries.ts";
import { findAnimals, findLocations, findUnits } from "./search.queries.ts";

export const ANIMALS_SOURCES = {
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
      arrangements: ["hand"],
    },
    // Whoever is on duty sees it, and hands it to the vet.
    unusual: { permission: "care.write", find: unusualOnes, arrangements: MORNING_ARRANGEMENTS },
    hold: {
      permission: "care.write",
      find: holdsEnding,
      actions: { lengthen: "care.write", end: "care.write" },
      arrangements: MORNING_ARRANGEMENTS,
    },
    placement: {
      permission: "care.write",
      find: dueBack,
      actions: { end: "care.write" },
      // How a trial goes on is decided with the animal.
      isQuick: ({ placement }) => placement !== "trial_adoption",
      arrangements: MORNING_ARRANGEMENTS,
    },
    fosterReport: {
      permission: "fosters.answer",
      find: fosterReports,
      actions: { read: "fosters.answer" },
      // A photo becomes public when it is accepted, so it is looked at first.
      isQuick: ({ hasPhoto }) => !hasPhoto,
      arrangements: MORNING_ARRANGEMENTS,
    },
    incompleteAnimal: { permission: "animals.write", find: incompleteAnimals, arrangements: MORNING_ARRANGEMENTS },
  },
  search: { animals: findAnimals, units: findUnits, locations: findLocations },
  life: animalsLife,
} satisfies AreaSources<Waiting, Found>;
