import { ORGANISATIONS } from "../../../contract/animals/organisations.ts";
import { serveList } from "../../platform/records/staff-lists.ts";
import { addOrganisation, changeOrganisation, removeOrganisation } from "./organisation.commands.ts";
import { findOrganisation, listOrganisations } from "./organisation.queries.ts";

/** Organisations, for staff. */
export const organisationRoutes = serveList(ORGANISATIONS, {
  list: listOrganisations,
  find: findOrganisation,
  add: addOrganisation,
  change: changeOrganisation,
  remove: removeOrganisation,
});
