import { QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/** Fresh for 5 minutes, kept for 30, retried twice, not refetched on focus (spec §7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
      retry: 2,
      // Soon after one another, so that what is not there is said to be so within a second.
      retryDelay: (failures) => 200 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
});
