import { emailKey } from "../../contract/email.ts";
import { addressToken, readRowToken, rowToken } from "../mail/link.tokens.ts";

const CONFIRM = "saved search confirm";
const END = "saved search end";

/** The token of the link that confirms one search. @param key the installation's secret */
export const confirmToken = (key: string, id: number): string => rowToken(key, CONFIRM, id);
/** @returns the id of the search that a link confirms, or undefined for a token that we did not make */
export const readConfirmToken = (key: string, token: string): number | undefined => readRowToken(key, CONFIRM, token);

/** The token of the link that ends one search. */
export const endToken = (key: string, id: number): string => rowToken(key, END, id);
/** @returns the id of the search that a link ends, or undefined for a token that we did not make */
export const readEndToken = (key: string, token: string): number | undefined => readRowToken(key, END, token);

/** The token of the link that ends all searches of a mailbox. */
export const endAllToken = (key: string, email: string): string =>
  addressToken(key, "saved searches end", emailKey(email));
