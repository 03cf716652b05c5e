import type { Organisation, OrganisationChange, OrganisationRequest } from "../../../contract/animals/organisations.ts";
import type { System } from "../../database/context.ts";
import { addRow, changeRows } from "../../database/rows.ts";

const columnsOf = ({ postalCode, phoneNumber, ...sent }: OrganisationChange) => ({
  ...sent,
  postal_code: postalCode,
  phone_number: phoneNumber,
});

/** Adds an organisation. @returns its id */
export const addOrganisation = ({ db, clock }: System, sent: OrganisationRequest): Promise<number> =>
  addRow(db, "organisations", { ...columnsOf(sent), name: sent.name, kind: sent.kind, created_at: clock.now() });

/** Changes the fields that are sent. */
export async function changeOrganisation(
  { db }: System,
  { id }: Pick<Organisation, "id">,
  change: OrganisationChange,
): Promise<void> {
  const columns = columnsOf(change);
  if (Object.values(columns).some((value) => value !== undefined)) await changeRows(db, "organisations", id, columns);
}

/** Deletes an organisation. */
export async function removeOrganisation({ db }: System, { id }: Pick<Organisation, "id">): Promise<void> {
  await db.deleteFrom("organisations").where("id", "=", id).execute();
}
