import type { OutboxLetter } from "../../../contract/outbox.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { Email } from "../kit/email.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { FORGOTTEN, letterState } from "./letter-state.ts";
import { LetterStateBadge } from "./letter-state-badge.tsx";

const COLUMNS: readonly Column<OutboxLetter>[] = [
  { head: "Subject", cell: ({ subject }) => subject || FORGOTTEN },
  {
    head: "To",
    cell: ({ recipient }) => <Email address={recipient || FORGOTTEN} />,
    text: ({ recipient }) => recipient || FORGOTTEN,
  },
  { head: "State", cell: (letter) => <LetterStateBadge letter={letter} />, text: letterState },
  { head: "Written", cell: ({ createdAt }) => <When at={createdAt} />, text: ({ createdAt }) => createdAt },
];

/** The letters that the product writes, whether a mail server takes them or not (rules §6). */
export function OutboxListScreen() {
  return (
    <ListPage
      title="Outbox"
      list={listCall("GET /outbox")}
      search="Search letters..."
      empty="No letters have been written yet."
      noMatch="No letter matches your search."
      failed="Error loading letters."
      columns={COLUMNS}
      href={({ id }) => `/admin/outbox/${id}`}
    />
  );
}
