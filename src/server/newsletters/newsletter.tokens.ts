import { addressToken, readRowToken, rowToken } from "../mail/link.tokens.ts";

const CONFIRM = "newsletter confirm";

/** The token of the link that confirms one subscription. @param key the installation's secret */
export const confirmToken = (key: string, id: number): string => rowToken(key, CONFIRM, id);

/** @returns the id of the subscription that a link confirms, or undefined for a token that we did not make */
export const readConfirmToken = (key: string, token: string): number | undefined => readRowToken(key, CONFIRM, token);

/** The token of the link that unsubscribes an address. */
export const unsubscribeToken = (key: string, email: string): string =>
  addressToken(key, "newsletter unsubscribe", email.toLowerCase());
