import type { Clock } from "../clock.ts";
import { type PaymentProvider, payuProvider, sandboxProvider } from "../payments/payment.provider.ts";
import type { Settings } from "../settings.ts";
import { isLoopback } from "./demonstration.ts";

type Place = {
  settings: Pick<Settings, "payu" | "host"> & { publicUrl: string };
  signingKey: string;
  clock: Clock;
  hasDemonstration: boolean;
  /** Where this server reaches itself, known once it listens. */
  ownAddress: () => string;
  /** Of the process, as Node programs name it: `production` or something else. */
  nodeEnv: string | undefined;
};

/** People come here from other machines, or it is said in so many words. */
function isProduction({ nodeEnv, settings: { host, publicUrl } }: Place): boolean {
  return nodeEnv === "production" || !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
}

/**
 * PayU when its settings are given; else the stand-in in a demonstration shelter and on a developer's own machine; else
 * nobody, and donations are not offered (decisions §7, docs/decisions/0012-donations.md).
 */
export function choosePaymentProvider(place: Place): PaymentProvider | undefined {
  const { settings, clock, signingKey, hasDemonstration, ownAddress } = place;
  if (settings.payu) return payuProvider(settings.payu, clock);
  if (isProduction(place) && !hasDemonstration) return undefined;
  return sandboxProvider({ signingKey, publicUrl: settings.publicUrl, ownAddress }, clock);
}
