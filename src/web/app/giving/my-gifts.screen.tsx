import { Anchor, Text } from "@mantine/core";
import { groszeOf } from "../../../contract/giving/donations.ts";
import type { OwnDonation } from "../../../contract/giving/gifts.ts";
import { href } from "../../../contract/platform/href.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { callPath } from "../../call-path.ts";
import { listCall } from "../platform/calls.ts";
import type { Column } from "../platform/kit/data-table.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { DonationState } from "./donation-state.tsx";
import { MyMonthlyGift } from "./my-monthly-gift.tsx";
import { Statements } from "./statements.tsx";
import { givingTexts } from "./texts.ts";

function columns(): readonly Column<OwnDonation>[] {
  const text = givingTexts().gifts;
  return [
    { head: appTexts().words.date, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: appTexts().words.amount,
      cell: Amount,
      isNumber: true,
    },
    { head: appTexts().words.meantFor, cell: ({ purpose }) => purpose ?? text.allAnimals },
    { head: appTexts().words.state, cell: ({ status }) => <DonationState status={status} /> },
  ];
}

/** What was given, and under it what was given back of it. */
const Amount = ({ amountGrosze, refunded }: OwnDonation) => (
  <>
    <span className="one-line">{plnFromGrosze(amountGrosze)}</span>
    {refunded > 0 && (
      <Text size="sm" c="dimmed">
        {givingTexts().gifts.refunded(plnFromGrosze(groszeOf(refunded)))}
      </Text>
    )}
  </>
);

const statementOf = (year: number) => `${callPath("GET /donations/me/statement")}?year=${year}`;

const MY_GIFTS = {
  call: listCall("GET /donations/me"),
  text: () => ({ ...givingTexts().gifts, empty: givingTexts().gifts.none }),
};

/** What this person has given while signed in, with a statement of each year. */
export const MyGiftsScreen = () => (
  <StaffList of={MY_GIFTS} columns={columns()}>
    {(list) => (
      <>
        <MyMonthlyGift />
        <ListTools
          list={list}
          summary={({ years }) => (
            <>
              {years.length > 0 && <Statements years={years} address={statementOf} />}
              <Anchor href={href("/help/donate")}>{givingTexts().gifts.give}</Anchor>
            </>
          )}
        />
        <ListTable list={list} />
      </>
    )}
  </StaffList>
);
