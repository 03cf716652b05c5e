import type { CallName } from "../../../../contract/calls.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { resource } from "../../platform/kit/resource.ts";
import { queryClient } from "../../platform/query-client.ts";

/** Messages of the contact form in the administration (rules §6). */
export const MESSAGE = resource("/contact/messages", {
  list: "/admin/messages",
  one: "/admin/messages",
  subject: "contact message",
  text: () => recordTexts().messages,
});

const STALE_AFTER_OPENING: readonly unknown[] = ["GET /dashboard", "GET /contact/messages"] satisfies CallName[];

/** Opening a message marks it as read, so the lists and the dashboard's number are stale. */
const reloadLists = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => STALE_AFTER_OPENING.includes(name),
  });

/** One message. Opening it marks it as read and reloads the lists. */
export const messageQuery = (id: number) => ({
  ...MESSAGE.read(id),
  queryFn: async () => {
    const message = await callApi("GET /contact/messages/:id", { params: { id } });
    await reloadLists();
    return message;
  },
});
