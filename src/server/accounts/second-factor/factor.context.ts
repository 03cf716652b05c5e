import type { Context, System, WithSettings } from "../../database/context.ts";
import type { WithKey } from "./factor.keys.ts";

/** What checking a second factor needs. */
export type ProvingSystem = System & WithSettings & WithKey;

/** For commands of one's own account. */
export type OwnContext = Context & WithSettings & WithKey;
