import { keepLeftList, leftList } from "../../platform/kit/came-from.ts";

/** The screen of the walk. */
export const WALK = "/admin/waiting";

/** @returns where a walk was left in this tab, if one is not over */
export function walkLeft(): { at: number; way: string } | undefined {
  const address = leftList(WALK)?.address ?? "";
  const at = Number(new URLSearchParams(address).get("at"));
  return at > 0 ? { at, way: `${WALK}?${address}` } : undefined;
}

/** The walk is over: nothing leads back to it any more. */
export const endWalk = (): void => keepLeftList(WALK, { address: "", query: "" });
