import { queryOptions } from "@tanstack/react-query";
import { CONTACT_TEXT } from "../../../contract/contact.ts";
import type { ReceivedMessage } from "../../../contract/contact-messages.ts";
import { api } from "../api.ts";
import { type Resource, recordQuery } from "../kit/resource.ts";
import { queryClient } from "../query-client.ts";

/** Messages of the contact form in the administration (decisions §6). */
export const MESSAGE: Resource = {
  api: "/contact/messages",
  name: "Message",
  list: "/admin/messages",
  one: "/admin/messages",
  subject: "contact message",
  text: CONTACT_TEXT,
};

/** Lists and the dashboard's number are asked for anew; the message itself is not, since every reading of it is written down. */
const reloadLists = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [of, kind] }) => of === "count" || (of === MESSAGE.api && kind !== "one"),
  });

/** One message. Opening it makes it read, which the lists then show. */
export const messageQuery = (id: number) => {
  const query = recordQuery<ReceivedMessage>(MESSAGE, id);
  return queryOptions({
    ...query,
    queryFn: async () => {
      const message = await api.get<ReceivedMessage>(`${MESSAGE.api}/${id}`);
      await reloadLists();
      return message;
    },
  });
};

/** Marks a message as answered, or takes that back. */
export async function markMessage(id: number, action: "answered" | "not-answered"): Promise<void> {
  const message = await api.post<ReceivedMessage>(`${MESSAGE.api}/${id}/${action}`);
  queryClient.setQueryData(messageQuery(id).queryKey, message);
  await Promise.all([reloadLists(), queryClient.invalidateQueries({ queryKey: ["/audit", MESSAGE.subject, id] })]);
}
