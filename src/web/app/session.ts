import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "../../contract/accounts.ts";
import { SESSION_ELEMENT } from "./app-document.ts";
import { callApi } from "./calls.ts";
import { queryClient } from "./query-client.ts";

const KEY = ["session"];

/** Who is signed in, as the document that the server sent carries it. */
const sent: CurrentUser | null = JSON.parse(document.getElementById(SESSION_ELEMENT)?.textContent ?? "null");

/** Who is signed in. Screens stand behind the server's guard: there is always somebody. */
export function useSession(): CurrentUser {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => callApi("GET /auth/me"),
    initialData: sent,
    // Whose session it is never changes in a document; a changed name is shown by `renameSession`.
    staleTime: "static",
  });
  if (!data) throw new Error("Nobody is signed in.");
  return data;
}

/** The same outside of components. */
export const currentSession = (): CurrentUser | null => queryClient.getQueryData<CurrentUser>(KEY) ?? sent;

/** After what is said of the own account has changed, as whether its e-mail is confirmed. */
export async function reloadSession(): Promise<void> {
  const now = await callApi("GET /auth/me").catch(() => undefined);
  if (now) queryClient.setQueryData<CurrentUser>(KEY, now);
}

/** After the own name was changed: the header shows it at once (spec §7: profile name sync). */
export function renameSession({ name, surname }: { name: string; surname: string }): void {
  queryClient.setQueryData<CurrentUser | null>(KEY, (before) => before && { ...before, name, surname });
}
