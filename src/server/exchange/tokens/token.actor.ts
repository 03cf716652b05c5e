import { sql } from "kysely";
import { languageOf } from "../../../contract/texts/language.ts";
import { emailConfirmed } from "../../accounts/account.queries.ts";
import { type ResolveActor, type SignedIn, VISITOR } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { refusedToken, tooMany } from "../../base/errors.ts";
import { EVERY_PROGRAM, PROGRAM_PERMISSIONS } from "../../base/policy.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { System } from "../../database/context.ts";
import { isApi } from "../../platform/http/is-api.ts";
import { serverTexts } from "../../texts/texts.ts";
import { tokenBudget } from "./token.budget.ts";
import { bearerOf, hashOfToken } from "./token.ts";

/** How often the time of last use is stored, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

/** A token that is valid today, of somebody who is an admin now. */
const selectToken = compiledOnce((db, { hash, day }: { hash: Buffer; day: string }) =>
  db
    .selectFrom("api_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.account_id", "=", "a.id").on("e.archived_at", "is", null).on("e.is_admin", "=", true),
    )
    .where("t.token_hash", "=", hash)
    .where((eb) => eb.or([eb("t.expires_on", "is", null), eb("t.expires_on", ">=", sql<string>`${day}::date`)]))
    .select(["t.id", "t.name as program", "t.permissions", "t.last_used_at"])
    .select(["a.id as accountId", "a.language", "a.password_by_staff as passwordByStaff"])
    .select(emailConfirmed.as("emailConfirmed"))
    .select(["e.id as personId", "e.name", "e.surname"]),
);

type Found = { id: number; actor: SignedIn };

async function findProgram({ db, clock }: System, token: string): Promise<Found | undefined> {
  const hash = hashOfToken(token);
  const [row] = hash ? await selectToken(db, { hash, day: today(clock) }) : [];
  if (!row) return undefined;
  const { id, program, permissions, last_used_at, language, ...person } = row;
  const now = clock.now();
  if (!last_used_at || now.getTime() - last_used_at.getTime() > TOUCH_EVERY_MS)
    await db.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
  const given = PROGRAM_PERMISSIONS.filter((permission) => permissions.includes(permission));
  return {
    id,
    actor: {
      ...person,
      role: "admin",
      language: languageOf(language),
      sessionId: "",
      program: { id, name: program, permissions: new Set([...EVERY_PROGRAM, ...given]), isAudited: false },
    },
  };
}

/**
 * Reads the actor of a call from its token. Where one is sent it alone decides: a cookie beside it counts for nothing, and a
 * token that is not valid is refused, also where visitors are let in. Pages know no tokens.
 * @param otherwise finds the actor of a request without a token
 */
export function actorFromToken(system: System, otherwise: ResolveActor): ResolveActor {
  const budget = tokenBudget(system.clock);
  return async (request) => {
    const token = isApi(request.url) ? bearerOf(request.headers.authorization) : undefined;
    if (token === undefined) return otherwise(request);
    const found = await findProgram(system, token);
    const seconds = found && budget.secondsToWait(found.id);
    if (!found) request.refusal = () => refusedToken(serverTexts().refusals.programs.notValid);
    else if (seconds) request.refusal = () => tooMany(serverTexts().refusals.programs.tooMany, seconds);
    else return found.actor;
    return VISITOR;
  };
}
