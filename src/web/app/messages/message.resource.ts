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

/** Reading a message changes it: lists and the dashboard's number are stale then, the message itself has just been read. */
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
export const markMessage = (id: number, action: "answered" | "not-answered"): Promise<ReceivedMessage> =>
  api.post<ReceivedMessage>(`${MESSAGE.api}/${id}/${action}`);
