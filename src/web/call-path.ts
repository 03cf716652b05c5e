import type { CallName, ParamsOf } from "../contract/calls.ts";

/** @returns the address of a call on this site: `GET /animals/:id` of animal 7 is `/api/animals/7` */
export const callPath = <N extends CallName>(
  name: N,
  ...params: ParamsOf<N> extends undefined ? [] : [params: ParamsOf<N>]
): string => pathOf(name, Object.assign({}, ...params));

/** The same for a name and parameters that somebody else has checked. */
export function pathOf(name: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = name.slice(name.indexOf("/"));
  return `/api${path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(values.get(part))))}`;
}
