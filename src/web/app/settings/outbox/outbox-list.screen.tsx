import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { ListPage } from "../../platform/kit/list-page.tsx";
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

/** All letters, sent or not (rules §6). */
export function OutboxListScreen() {
  const text = appTexts().outbox;
  return (
    <ListPage
      title={appTexts().shell.navigation.outbox}
      list={listCall("GET /outbox")}
      search={text.search}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={text.loadFailed}
      columns={columns()}
      rowTitle={({ recipient }) => recipient}
      href={({ id }) => `/admin/outbox/${id}`}
    />
  );
}
