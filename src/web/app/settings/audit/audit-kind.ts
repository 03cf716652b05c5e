import { AUDIT_KINDS } from "../../../../contract/platform/audit.ts";
import { type ListCall, listCall } from "../../platform/calls.ts";
import type { ListAddress } from "../../platform/kit/list-address.ts";

/** What the screen offers to look at: one kind of entries, or all. */
export const KINDS = [...AUDIT_KINDS, "all"] as const;
type Kind = (typeof KINDS)[number];

/** What narrows the log to entries that may be of any kind. Views that were kept before there were kinds have these. */
const OF_ANY_KIND = ["action", "subject", "actorAccountId"];

/** @returns the kind in the address; the screen begins with the changes */
export function kindIn(params: URLSearchParams): Kind {
  const named = KINDS.find((kind) => kind === params.get("kind"));
  return named ?? (OF_ANY_KIND.some((name) => params.has(name)) ? "all" : "changed");
}

/** @returns a change of the address that keeps the kind that is shown */
export const withinKind =
  ({ params, change }: ListAddress): ListAddress["change"] =>
  (parts) =>
    change({ kind: kindIn(params), ...parts });

const log = listCall("GET /audit");

/** The log's call, for the kind in the address. */
export const LOG_BY_KIND: typeof log extends ListCall<infer P> ? ListCall<P> : never = {
  key: [...log.key, "by kind"],
  load: (search) => {
    const wanted = new URLSearchParams(search);
    const kind = kindIn(search);
    if (kind === "all") wanted.delete("kind");
    else wanted.set("kind", kind);
    return log.load(wanted);
  },
};
