import type { WithAdoptions } from "../animals/adoptions-of-animal.ts";
import type { WithPayments } from "../giving/payment.provider.ts";
import type { Deps } from "../platform/deps.ts";
import type { WithPages } from "../site/renderer.ts";

/** The dependencies of the application. Tests pass the same things with their own database. */
export type AppDeps = Deps & WithPages & WithPayments & WithAdoptions;
