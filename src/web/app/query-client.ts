import { QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/**
 * Fresh for 5 minutes, kept for 30, retried twice, not refetched on focus (spec §7). Without a network calls are made all
 * the same: they fail and are said to have failed, and never wait to be sent later by themselves.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 5 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
      retry: 2,
      // Soon after one another, so that what is not there is said to be so within a second.
      retryDelay: (failures) => 200 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
});
