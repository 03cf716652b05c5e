import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { dateColumn } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { LetterStateBadge, letterState } from "./letter-state.tsx";

function columns(): readonly Column<OutboxLetter>[] {
  const text = appTexts().outbox;
  return [
    {
      head: appTexts().words.subject,
      // It is in the language of its recipient.
      cell: ({ subject }) => (subject ? <span className="typed">{subject}</span> : text.notKept),
      text: ({ subject }) => subject || text.notKept,
    },
    {
      name: "recipient",
      head: text.recipient,
      cell: ({ recipient }) => <Email address={recipient || text.notKept} isOneLine />,
      text: ({ recipient }) => recipient || text.notKept,
    },
    {
      name: "state",
      head: appTexts().words.state,
      cell: (letter) => <LetterStateBadge letter={letter} />,
      text: (letter) => text.states[letterState(letter)],
    },
    { ...dateColumn(text.writtenAt, "createdAt"), name: "createdAt" },
  ];
}

const OUTBOX = {
  name: "outbox",
  call: listCall("GET /outbox"),
  one: "/admin/outbox",
  text: () => ({ ...appTexts().outbox, title: appTexts().shell.navigation.outbox }),
} as const;

/** All letters, sent or not (rules §6). */
export const OutboxListScreen = () => (
  <StaffList of={OUTBOX} columns={columns()}>
    {(list) => (
      <>
        <ListTools list={list} />
        <ListTable list={list} rowTitle={({ recipient }) => recipient} />
      </>
    )}
  </StaffList>
);
