import { Anchor } from "@mantine/core";
import type { OwnDonation } from "../../../contract/gifts.ts";
import { href } from "../../../contract/href.ts";
import { plnFromGrosze } from "../../../contract/money.ts";
import { callPath } from "../../call-path.ts";
import { listCall } from "../calls.ts";
import { DonationState } from "../donations/donation-state.tsx";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { appTexts } from "../texts/texts.ts";
import { MyMonthlyGift } from "./my-monthly-gift.tsx";
import { Statements } from "./statements.tsx";

function columns(): readonly Column<OwnDonation>[] {
  const text = appTexts().gifts;
  return [
    { head: text.date, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: text.amount,
      cell: ({ amountGrosze }) => <span className="one-line">{plnFromGrosze(amountGrosze)}</span>,
      isNumber: true,
    },
    { head: text.meantFor, cell: ({ purpose }) => purpose ?? text.allAnimals },
    { head: text.state, cell: ({ status }) => <DonationState status={status} /> },
  ];
}

const statementOf = (year: number) => `${callPath("GET /donations/me/statement")}?year=${year}`;

/** What this person has given while signed in, with a statement of each year. */
export function MyGiftsScreen() {
  const text = appTexts().gifts;
  return (
    <ListPage
      title={text.title}
      list={listCall("GET /donations/me")}
      columns={columns()}
      before={<MyMonthlyGift />}
      empty={text.none}
      failed={text.loadFailed}
      summary={({ years }) => (
        <>
          {years.length > 0 && <Statements years={years} address={statementOf} />}
          <Anchor href={href("/help/donate")}>{text.give}</Anchor>
        </>
      )}
    />
  );
}
