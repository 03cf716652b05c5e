import { SegmentedControl } from "@mantine/core";
import { CONTACT_STATES, type ReceivedMessage } from "../../../contract/contact-messages.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { Email } from "../kit/email.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { addressOf } from "../kit/resource.ts";
import { When } from "../kit/when.tsx";
import { appTexts } from "../texts/texts.ts";
import { MESSAGE } from "./message.resource.ts";
import { MessageState } from "./message-state.tsx";

function columns(): readonly Column<ReceivedMessage>[] {
  const text = appTexts().messages;
  return [
    { head: text.sender, cell: ({ name }) => name, sort: "name" },
    { head: text.email, cell: ({ email }) => <Email address={email} />, sort: "email", text: ({ email }) => email },
    {
      head: text.message,
      cell: ({ message }) => <p className="two-lines">{message || "–"}</p>,
      sort: "message",
      text: ({ message }) => message,
    },
    {
      head: text.state,
      cell: ({ state }) => <MessageState state={state} />,
      sort: "state",
      text: ({ state }) => text.states[state],
    },
    {
      head: text.date,
      cell: ({ createdAt }) => <When at={createdAt} />,
      sort: "createdAt",
      text: ({ createdAt }) => createdAt,
    },
  ];
}

/** All messages of the contact form. New ones are bold. */
export function MessageListScreen() {
  const text = appTexts().messages;
  return (
    <ListPage
      title={text.title}
      list={listCall("GET /contact/messages")}
      search={text.search}
      filters={(address) => <StateFilter address={address} />}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={MESSAGE.text().loadFailed}
      columns={columns()}
      href={({ id }) => addressOf.view(MESSAGE, id)}
      rowClass={({ state }) => `message-row is-${state}`}
    />
  );
}

function StateFilter({ address: { params, change } }: { address: ListAddress }) {
  const text = appTexts().messages;
  return (
    <SegmentedControl
      aria-label={text.state}
      data={[
        { value: "", label: text.allStates },
        ...CONTACT_STATES.map((state) => ({ value: state, label: text.states[state] })),
      ]}
      value={params.get("state") ?? ""}
      onChange={(state) => change({ state })}
    />
  );
}
