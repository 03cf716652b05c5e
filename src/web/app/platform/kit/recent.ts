import { useEffect } from "react";
import { RECENT_PREFIX } from "../../../drafts.ts";
import { currentSession } from "../session.ts";
import type { appTexts } from "../texts/texts.ts";

/** A record that somebody has looked at: its address, what it was called, and the name of its kind in the catalog. */
export type RecentRecord = {
  to: string;
  name: string;
  kind: keyof ReturnType<typeof appTexts>["recordNames"] | "adoption";
};

/** The most records that are kept. */
const KEPT = 6;
const keyOf = () => `${RECENT_PREFIX}${currentSession()?.accountId}`;

/** @returns the records that this person looked at last on this device, the latest first; none if it stores nothing */
export function recentRecords(): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  } catch {
    return [];
  }
}

const isRecord = (entry: Partial<RecentRecord> | null): entry is RecentRecord =>
  typeof entry?.to === "string" && entry.to.startsWith("/admin/") && typeof entry.name === "string";

/** Keeps a record that is looked at, on this device until the person logs out (drafts.ts). */
export function keepRecent(record: RecentRecord): void {
  const others = recentRecords().filter(({ to }) => to !== record.to);
  write([record, ...others].slice(0, KEPT));
}

/** Forgets a record that is no longer there. @param to its address */
export function forgetRecent(to: string): void {
  const all = recentRecords();
  const others = all.filter((record) => record.to !== to);
  if (others.length < all.length) write(others);
}

function write(records: RecentRecord[]): void {
  try {
    localStorage.setItem(keyOf(), JSON.stringify(records));
  } catch {
    // Without storage the search begins without them.
  }
}

/** Keeps the record of this screen among those that somebody looked at last. */
export function Remember({ to, name, kind }: RecentRecord) {
  useEffect(() => keepRecent({ to, name, kind }), [to, name, kind]);
  return null;
}
