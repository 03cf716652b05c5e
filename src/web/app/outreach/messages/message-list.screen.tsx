import { MESSAGE_STATES, type ReceivedMessage } from "../../../../contract/outreach/messages.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { SegmentFilter } from "../../platform/kit/list-filters.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
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

const MESSAGES = listOf(MESSAGE, {
  name: "messages",
  call: listCall("GET /contact/messages"),
  text: () => ({ ...outreachTexts().messages, title: appTexts().shell.navigation.messages }),
  addAt: undefined,
});

/** All messages of the contact form. New ones are bold. */
export function MessageListScreen() {
  return (
    <StaffList of={MESSAGES} columns={columns()}>
      {(list) => (
        <>
          <ListTools list={list}>
            <SegmentFilter
              address={list.address}
              name="state"
              label={appTexts().words.state}
              all={appTexts().words.all}
              values={MESSAGE_STATES}
              texts={outreachTexts().messages.states}
            />
          </ListTools>
          <ListTable list={list} rowTitle={({ email }) => email} rowClass={({ state }) => `message-row is-${state}`} />
        </>
      )}
    </StaffList>
  );
}
