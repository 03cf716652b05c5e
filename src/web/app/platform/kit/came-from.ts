import { useEffect } from "react";
import { useLocation } from "react-router";
import { LIST_PREFIX } from "../../../drafts.ts";
import { currentSession } from "../session.ts";

/** A list as somebody left it: its address, and what was asked of the server, with the page. */
export type LeftList = { address: string; query: string };

const keyOf = (path: string) => `${LIST_PREFIX}${currentSession()?.accountId}:${path}`;

/** Keeps how a list was left, in this tab until the person logs out. @param path of the list, as `/admin/animals` */
export function keepLeftList(path: string, left: LeftList): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(left));
  } catch {
    // Without storage, records have no neighbours, and lists begin anew.
  }
}

/** Keeps how the list of this screen stands, as {@link keepLeftList}. */
export function useLeftList(address: string, query: string): void {
  const { pathname } = useLocation();
  useEffect(() => keepLeftList(pathname, { address, query }), [pathname, address, query]);
}

/** @returns how the list at this path was left in this tab, if it was open */
export function leftList(path: string): LeftList | undefined {
  try {
    const kept: Partial<LeftList> | null = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null");
    return typeof kept?.address === "string" && typeof kept.query === "string" ? (kept as LeftList) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the address that leads back to a list as it was left */
export function wayBack(path: string): string {
  const address = leftList(path)?.address;
  return address ? `${path}?${address}` : path;
}
