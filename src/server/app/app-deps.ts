import type { WithAdoptions } from "../animals/adoptions-of-animal.ts";
import type { WithPayments } from "../giving/payment.provider.ts";
import type { WithKeys } from "../parts/keys/keys.ts";
import type { Deps } from "../platform/deps.ts";
import type { WithPages } from "../site/renderer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** The dependencies of the application. Tests pass the same things with their own database. */
export type AppDeps = Deps &
  WithPages &
  WithPayments &
  WithAdoptions &
  WithKeys & {
    /** Measured where a setting asks for it; `token` is what a monitor shows on the port of the pages. */
    metrics?: { of: Metrics; token: string | undefined } | undefined;
    /** Where a setting names a collector of OpenTelemetry. */
    tracing?: Tracing | undefined;
  };
