import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DUE_WITHIN } from "../../../../contract/animals/treatments.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { useSession } from "../../platform/session.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { batchesWithUnsent, dosesWithUnsent } from "./dose-list.ts";
import { type HowGiven, useDoses } from "./use-doses.ts";

const READ_AGAIN_MS = 60_000;
/** Others give doses meanwhile, and at midnight everything has to be confirmed again. */
const ALWAYS = 0;

type Asked = { due: (typeof DUE_WITHIN)[number]; locationId: number | undefined };

/** The sheet of doses as it is on this device, and what is done on it: as on the daily round, but at a desk. */
export function useDoseSheet(query: Asked) {
  const { name, surname } = useSession();
  const [on, setDay] = useState(shelterToday);
  const doses = useDoses();
  const live = useQuery({
    queryKey: ["GET /treatments", { query }],
    queryFn: async () => ({ readAt: Date.now(), ...(await callApi("GET /treatments", { query })) }),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
    staleTime: ALWAYS,
  });
  const inHand = useQuery({ ...apiQuery("GET /treatments/confirmed-batches"), staleTime: ALWAYS });
  const items = doses.unsent.items ?? [];
  const rows = live.data && dosesWithUnsent(live.data, items, `${name} ${surname}`);
  return {
    ...doses,
    readAt: live.data?.readAt ?? 0,
    /** The day for which doses are recorded. */
    on,
    setDay,
    query: { ...live, data: rows } as Pick<typeof live, "isError" | "error" | "refetch"> & { data: typeof rows },
    batches: batchesWithUnsent(inHand.data?.items ?? [], items, inHand.dataUpdatedAt),
    give: (given: Parameters<typeof doses.give>[0], how: HowGiven) =>
      doses.give(given, { ...how, on, confirmed: true }),
  };
}
