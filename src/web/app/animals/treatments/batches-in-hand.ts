import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../platform/calls.ts";

/** Others give doses meanwhile, and at midnight everything has to be confirmed again. */
const ALWAYS = 0;

/** The batch in use of each kind, and the one that this person confirmed today, by the kind's id. */
export function useBatchesInHand() {
  const { data } = useQuery({ ...apiQuery("GET /treatments/confirmed-batches"), staleTime: ALWAYS });
  return new Map((data?.items ?? []).map((item) => [item.kindId, item]));
}
