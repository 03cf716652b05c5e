import { visitTitle } from "../../contract/adoption/visit-title.ts";
import type { VisitState } from "../../contract/adoption/visits.ts";
import { withQuery } from "../../web/login-path.ts";
import { whenInWords } from "../adoption/visits/visit.letters.ts";
import { linkedRecord } from "../platform/mail/link.store.ts";
import type { Loader } from "./page.loaders.ts";

/** The visit of a letter's link. Everybody who has the link may see and cancel it (rules §5). */
export const loadVisit: Loader = async ({ db, clock }, { path, query }) => {
  const token = typeof query.token === "string" ? query.token : "";
  const id = await linkedRecord({ db, clock }, "cancel visit", token);
  const row = await db
    .selectFrom("visits as v")
    .innerJoin("animals as n", "n.id", "v.animal_id")
    .where("v.id", "=", id ?? null)
    .select(["v.kind", "v.state", "v.starts_at", "v.animal_id as animalId"])
    .select(["n.name as animalName", "n.type as animalType"])
    .executeTakeFirst();
  const here = withQuery(path, { token: token || null });
  if (!row) return { name: "visit", props: { visit: null, token }, path: here, status: 404 };
  const { starts_at, state, kind, ...animal } = row;
  const visit = {
    title: visitTitle({
      ...animal,
      kind: kind as "visit" | "home_check",
      animalType: animal.animalType as "Dog" | "Cat",
    }),
    when: whenInWords(starts_at, clock.zone),
    state: state === "booked" && starts_at <= clock.now() ? ("over" as const) : (state as VisitState),
    animalId: animal.animalId,
    isHomeCheck: kind === "home_check",
  };
  return { name: "visit", props: { visit, token }, path: here, status: 200 };
};
