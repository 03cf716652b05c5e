import { hash } from "node:crypto";
import type { Clock } from "../base/clock.ts";
import type { PayuAccount } from "../platform/settings/settings.ts";
import { type PayuClient, payuClient } from "./payu.client.ts";

/** Who takes the money: PayU, or the sandbox, which plays PayU inside this server. */
export type PaymentProvider = {
  client: PayuClient;
  /** The key with which the provider signs its notices. */
  secondKey: string;
  /** Whether no real money moves. */
  isTest: boolean;
  /** Whether our account at the provider allows monthly gifts (docs/decisions/0053). */
  isRecurring: boolean;
  /** Set when the provider is the sandbox; it is served under `SANDBOX_PATH`. */
  sandbox?: Sandbox;
};

/** For what takes or shows money. Without a provider, donations are not offered. */
export type WithPayments = { payments?: PaymentProvider | undefined };

/** The sandbox's account and addresses. */
export type Sandbox = {
  clientId: string;
  clientSecret: string;
  secondKey: string;
  /** The address that people use. */
  publicUrl: string;
  /** The address at which this server reaches itself; it may differ from the public one. */
  ownAddress: () => string;
};

/** The path under which the sandbox is served (rules §7). */
export const SANDBOX_PATH = "/payment/sandbox";

const CLIENT_ID = "sandbox";

/** The sandbox's secrets are derived from the installation's, so that all servers of one database have the same. */
const secretOf = (signingKey: string, purpose: string) => hash("sha3-256", `${signingKey}.payment sandbox.${purpose}`);

/** The sandbox as provider. @param ownAddress where this server reaches itself, known once it listens */
export function sandboxProvider(
  { signingKey, publicUrl, ownAddress }: { signingKey: string; publicUrl: string; ownAddress: () => string },
  clock: Clock,
): PaymentProvider {
  const clientSecret = secretOf(signingKey, "client");
  const secondKey = secretOf(signingKey, "second key");
  const identity = { posId: "1", clientId: CLIENT_ID, clientSecret };
  return {
    client: payuClient(() => ownAddress() + SANDBOX_PATH, identity, clock),
    secondKey,
    isTest: true,
    isRecurring: true,
    sandbox: { clientId: CLIENT_ID, clientSecret, secondKey, publicUrl, ownAddress },
  };
}

/** PayU as provider. */
export function payuProvider(account: PayuAccount, clock: Clock, timeoutMs?: number): PaymentProvider {
  const client = payuClient(() => account.baseUrl, account, clock, timeoutMs);
  return { client, secondKey: account.secondKey, isTest: false, isRecurring: account.isRecurring };
}
