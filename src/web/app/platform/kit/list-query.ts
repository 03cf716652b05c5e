import { PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import type { ListCall } from "../calls.ts";

/** All lists of the administration have the same page size (spec §9). */
const SIZE = ["pageSize", String(PAGE_SIZE.adminList)] as const;

/** One page of a list of the administration. Its screen and the records that step through it share the answer. */
export const pageQuery = <P>(call: ListCall<P>, params: URLSearchParams) => ({
  queryKey: [...call.key, params.toString()],
  queryFn: () => call.load(new URLSearchParams([[...SIZE], ...params])),
});
