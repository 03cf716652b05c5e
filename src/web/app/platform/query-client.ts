import { QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/**
 * Fresh for 5 minutes, kept for 30, retried twice, not refetched on focus (spec §7). Calls are
 * also made without a network: they fail visibly, instead of being sent later without anybody knowing.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 5 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
      retry: 2,
      // Short, so that a missing record is reported within a second.
      retryDelay: (failures) => 200 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
});
