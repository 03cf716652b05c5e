import { useEffect } from "react";
import { keepRecent, type RecentRecord } from "./recent.ts";

/** Keeps the record of this screen among those that somebody looked at last. */
export function Remember({ to, name, kind }: RecentRecord) {
  useEffect(() => keepRecent({ to, name, kind }), [to, name, kind]);
  return null;
}
