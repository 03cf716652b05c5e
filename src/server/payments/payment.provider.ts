import { hash } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { PayuAccount } from "../settings.ts";
import { type PayuClient, payuClient } from "./payu.client.ts";

/** Who takes the money: PayU, or the stand-in for it inside this server. */
export type PaymentProvider = {
  client: PayuClient;
  /** What the provider signs its notices with. */
  secondKey: string;
  /** No money moves. */
  isTest: boolean;
  /** Gifts can be made every month: the account at the provider allows it (docs/decisions/0053). */
  isRecurring: boolean;
  /** The stand-in, where there is one; it is served under `SANDBOX_PATH`. */
  sandbox?: Sandbox;
};

/** The stand-in's account and addresses. */
export type Sandbox = {
  clientId: string;
  clientSecret: string;
  secondKey: string;
  /** The address that people use. */
  publicUrl: string;
  /** Where this server reaches itself, which may not be the address that people use. */
  ownAddress: () => string;
};

/** The path under which the stand-in for the provider is served (rules §7). */
export const SANDBOX_PATH = "/payment/sandbox";

const CLIENT_ID = "sandbox";

/** The stand-in's secrets are made from the installation's, so that all servers of one database agree on them. */
const secretOf = (signingKey: string, purpose: string) => hash("sha3-256", `${signingKey}.payment sandbox.${purpose}`);

/** @param ownAddress where this server reaches itself, known once it listens */
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

/** PayU itself. */
export function payuProvider(account: PayuAccount, clock: Clock, timeoutMs?: number): PaymentProvider {
  const client = payuClient(() => account.baseUrl, account, clock, timeoutMs);
  return { client, secondKey: account.secondKey, isTest: false, isRecurring: account.isRecurring };
}
