import { expect, it } from "vitest";
import { queryClient } from "../../../src/web/app/query-client.ts";

it("keeps what was asked fresh for 5 minutes and at all for 30, tries twice more, and leaves it at that on focus", () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: 2,
    refetchOnWindowFocus: false,
  });
});

it("makes every call at once, also when the browser believes that there is no network", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(["always", "always"]);
});
