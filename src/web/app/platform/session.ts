import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "../../../contract/platform/current-user.ts";
import { SESSION_ELEMENT } from "./app-document.ts";
import { callApi } from "./calls.ts";
import { queryClient } from "./query-client.ts";

const KEY = ["session"];

/** Who is signed in, from the document that the server sent. */
const initialUser: CurrentUser | null = JSON.parse(document.getElementById(SESSION_ELEMENT)?.textContent ?? "null");

/** Who is signed in. The server sends the application to signed-in people only. */
export function useSession(): CurrentUser {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => callApi("GET /auth/me"),
    initialData: initialUser,
    // A document belongs to one person; `renameSession` shows a changed name.
    staleTime: "static",
  });
  if (!data) throw new Error("Nobody is signed in.");
  return data;
}

/** As {@link useSession}, outside components. */
export const currentSession = (): CurrentUser | null => queryClient.getQueryData<CurrentUser>(KEY) ?? initialUser;

/** Called when the own account may have changed, for example when its e-mail was confirmed. */
export async function reloadSession(): Promise<void> {
  const user = await callApi("GET /auth/me").catch(() => undefined);
  if (user) queryClient.setQueryData<CurrentUser>(KEY, user);
}

/** Shows a changed name in the header at once (spec §7: profile name sync). */
export function renameSession({ name, surname }: { name: string; surname: string }): void {
  queryClient.setQueryData<CurrentUser | null>(KEY, (before) => before && { ...before, name, surname });
}
