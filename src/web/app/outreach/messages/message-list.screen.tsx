import { MESSAGE_STATES, type ReceivedMessage } from "../../../../contract/outreach/messages.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { SegmentFilter } from "../../platform/kit/list-filters.tsx";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { dateColumn } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { MESSAGE } from "./message.resource.ts";
import { MessageStateBadge } from "./message-state.tsx";

function columns(): readonly Column<ReceivedMessage>[] {
  const text = outreachTexts().messages;
  return [
    { head: appTexts().words.fullName, cell: ({ name }) => name, sort: "name" },
    {
      head: appTexts().words.email,
      cell: ({ email }) => <Email address={email} isOneLine />,
      sort: "email",
      text: ({ email }) => email,
    },
    {
      head: text.message,
      cell: ({ message }) => <p className="two-lines">{message || "–"}</p>,
      sort: "message",
      text: ({ message }) => message,
    },
    {
      head: appTexts().words.state,
      cell: ({ state }) => <MessageStateBadge state={state} />,
      sort: "state",
      text: ({ state }) => text.states[state],
    },
    { ...dateColumn(appTexts().words.date, "createdAt"), sort: "createdAt" },
  ];
}

/** All messages of the contact form. New ones are bold. */
export function MessageListScreen() {
  const text = outreachTexts().messages;
  return (
    <ListPage
      title={appTexts().shell.navigation.messages}
      list={listCall("GET /contact/messages")}
      search={text.search}
      filters={(address) => (
        <SegmentFilter
          address={address}
          name="state"
          label={appTexts().words.state}
          all={appTexts().words.all}
          values={MESSAGE_STATES}
          texts={text.states}
        />
      )}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={MESSAGE.text().loadFailed}
      columns={columns()}
      rowTitle={({ email }) => email}
      href={({ id }) => addressOf.view(MESSAGE, id)}
      rowClass={({ state }) => `message-row is-${state}`}
    />
  );
}
