import { expect, it } from "vitest";
import { queryClient } from "../../../../src/web/app/platform/query-client.ts";

it("keeps data fresh for 5 minutes and cached for 30, retries twice, and does not refetch on focus", () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: 2,
    refetchOnWindowFocus: false,
  });
});

it("makes every call, also if the browser reports that it is offline", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(["always", "always"]);
});
