import { parse } from "node:querystring";

/** Reads a query; blank fields are left out, as forms send every field that nobody filled. */
export function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of Object.entries(parse(text))) {
    if (value !== undefined && value !== "") query[name] = value;
  }
  return query;
}
