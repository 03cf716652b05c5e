import type { Clock } from "../../base/clock.ts";
import { type PaymentProvider, payuProvider, sandboxProvider } from "../../giving/payment.provider.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { isLoopback } from "./demonstration.ts";

type PaymentContext = {
  settings: Pick<Settings, "payu" | "host"> & { publicUrl: string };
  signingKey: string;
  clock: Clock;
  hasDemonstration: boolean;
  /** The address at which this server reaches itself, known once it listens. */
  ownAddress: () => string;
  /** `NODE_ENV`: `production` or something else. */
  nodeEnv: string | undefined;
};

/** Whether only this machine can reach the server. */
function isLocalOnly({ settings: { host, publicUrl } }: PaymentContext): boolean {
  return isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
}

/**
 * PayU when its settings are given. Otherwise the sandbox in a demonstration shelter or on a developer's machine, but never
 * in production. Otherwise none, and then the shelter takes no donations (rules §7, docs/decisions/0012-donations.md).
 */
export function choosePaymentProvider(context: PaymentContext): PaymentProvider | undefined {
  const { settings, clock, signingKey, hasDemonstration, ownAddress, nodeEnv } = context;
  if (settings.payu) return payuProvider(settings.payu, clock);
  if (nodeEnv === "production") return undefined;
  if (!hasDemonstration && !isLocalOnly(context)) return undefined;
  return sandboxProvider({ signingKey, publicUrl: settings.publicUrl, ownAddress }, clock);
}
