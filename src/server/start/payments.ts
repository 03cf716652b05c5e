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

/** Nobody comes here from other machines. */
function isOwnMachine({ settings: { host, publicUrl } }: Place): boolean {
  return isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
}

/**
 * PayU when its settings are given; else, unless this is production, the stand-in in a demonstration shelter and on a
 * developer's own machine; else nobody, and donations are not offered (decisions §7, docs/decisions/0012-donations.md).
 */
export function choosePaymentProvider(place: Place): PaymentProvider | undefined {
  const { settings, clock, signingKey, hasDemonstration, ownAddress, nodeEnv } = place;
  if (settings.payu) return payuProvider(settings.payu, clock);
  if (nodeEnv === "production") return undefined;
  if (!hasDemonstration && !isOwnMachine(place)) return undefined;
  return sandboxProvider({ signingKey, publicUrl: settings.publicUrl, ownAddress }, clock);
}
