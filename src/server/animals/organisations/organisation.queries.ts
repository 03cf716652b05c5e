import { sql } from "kysely";
import type { Organisation, OrganisationQuery } from "../../../contract/animals/organisations.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Actor } from "../../base/actor.ts";
import type { Context } from "../../database/context.ts";
import { pageOf } from "../../database/paging.ts";
import { contains } from "../../database/search.ts";
import { alphabetical, ascending, nullable, orderBy, orderOf } from "../../database/sorting.ts";

type Stored = Omit<Organisation, "actions">;

const COLUMNS = [
  "o.id",
  "o.name",
  "o.kind",
  "o.street",
  "o.postal_code as postalCode",
  "o.city",
  "o.phone_number as phoneNumber",
  "o.email",
  "o.website",
  "o.note",
] as const;

const SORTS = { name: alphabetical("o.name"), kind: sql`o.kind`, city: nullable(alphabetical("o.city")) };
const BY_NAME = orderBy(ascending(SORTS.name), ascending(sql`o.id`));

/** One page of organisations, by name. @param query.q part of the name or of the city */
export function listOrganisations({ db }: Context<Actor>, query: OrganisationQuery): Promise<PageOf<Stored>> {
  const { q, kind, sort } = query;
  let found = db.selectFrom("organisations as o");
  if (kind) found = found.where("o.kind", "=", kind);
  if (q) found = found.where(contains(sql.ref("o.searched"), q));
  const order = orderOf(sort, SORTS, sql`o.id`, BY_NAME).forward;
  return pageOf(db, found, (each) => each.select(COLUMNS).orderBy(order), query);
}

/** One organisation, or undefined. */
export const findOrganisation = ({ db }: Context<Actor>, id: number): Promise<Stored | undefined> =>
  db.selectFrom("organisations as o").where("o.id", "=", id).select(COLUMNS).executeTakeFirst();
