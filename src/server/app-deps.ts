import type { WithAdoptions } from "./animals/adoptions-of-animal.ts";
import type { Deps } from "./deps.ts";
import type { WithPages } from "./pages/renderer.ts";
import type { WithPayments } from "./payments/payment.provider.ts";

/** The dependencies of the application. Tests pass the same things with their own database. */
export type AppDeps = Deps & WithPages & WithPayments & WithAdoptions;
