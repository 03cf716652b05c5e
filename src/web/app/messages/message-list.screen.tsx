import { SegmentedControl } from "@mantine/core";
import { CONTACT_STATES, type ReceivedMessage } from "../../../contract/contact-messages.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { Email } from "../kit/email.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { addressOf } from "../kit/resource.ts";
import { When } from "../kit/when.tsx";
import { MESSAGE } from "./message.resource.ts";
import { MessageState, stateText } from "./message-state.tsx";

const COLUMNS: readonly Column<ReceivedMessage>[] = [
  { head: "Name", cell: ({ name }) => name, sort: "name" },
  { head: "Email", cell: ({ email }) => <Email address={email} />, sort: "email", text: ({ email }) => email },
  {
    head: "Message",
    cell: ({ message }) => <p className="two-lines">{message || "–"}</p>,
    sort: "message",
    text: ({ message }) => message,
  },
  {
    head: "State",
    cell: ({ state }) => <MessageState state={state} />,
    sort: "state",
    text: ({ state }) => stateText(state),
  },
  {
    head: "Date",
    cell: ({ createdAt }) => <When at={createdAt} />,
    sort: "createdAt",
    text: ({ createdAt }) => createdAt,
  },
];

/** All messages; those that nobody has opened stand out by weight and word. */
export const MessageListScreen = () => (
  <ListPage
    title="Messages"
    list={listCall("GET /contact/messages")}
    search="Search messages..."
    filters={(address) => <StateFilter address={address} />}
    empty="There are no messages yet."
    noMatch="No message matches."
    failed={MESSAGE.text().loadFailed}
    columns={COLUMNS}
    href={({ id }) => addressOf.view(MESSAGE, id)}
    rowClass={({ state }) => `message-row is-${state}`}
  />
);

function StateFilter({ address: { params, change } }: { address: ListAddress }) {
  return (
    <SegmentedControl
      aria-label="State"
      data={[
        { value: "", label: "All" },
        ...CONTACT_STATES.map((state) => ({ value: state, label: stateText(state) })),
      ]}
      value={params.get("state") ?? ""}
      onChange={(state) => change({ state })}
    />
  );
}
