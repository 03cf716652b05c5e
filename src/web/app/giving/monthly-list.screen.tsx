import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { MONTHLY_STATES, type MonthlyGiftRecord } from "../../../contract/giving/monthly-gifts.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { localDay } from "../../format.ts";
import { callApi, listCall } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import type { Column } from "../platform/kit/data-table.tsx";
import { SelectFilter } from "../platform/kit/list-filters.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { dateColumn } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { MonthlyState } from "./monthly-state.tsx";
import { givingTexts } from "./texts.ts";

const nameOf = ({ giver }: MonthlyGiftRecord) => giver?.fullName ?? givingTexts().monthlyGifts.closed;
const reasonOf = ({ reason }: MonthlyGiftRecord) => (reason === null ? "" : givingTexts().monthlyGifts.reasons[reason]);

function columns(): readonly Column<MonthlyGiftRecord>[] {
  const text = givingTexts().monthlyGifts;
  return [
    { head: appTexts().words.giver, cell: Giver, text: nameOf },
    {
      head: text.amount,
      cell: ({ amountGrosze }) => <span className="one-line">{plnFromGrosze(amountGrosze)}</span>,
      isNumber: true,
      text: ({ amountGrosze }) => (amountGrosze / 100).toFixed(2),
    },
    {
      head: appTexts().words.meantFor,
      cell: ({ purpose }) => purpose ?? "–",
      text: ({ purpose }) => purpose ?? "",
    },
    { head: appTexts().words.state, cell: StateCell, text: ({ state }) => text.states[state] },
    {
      head: text.next,
      cell: ({ nextChargeOn }) => (nextChargeOn ? localDay(nextChargeOn) : "–"),
      text: ({ nextChargeOn }) => nextChargeOn ?? "",
    },
    dateColumn(text.since, "createdAt"),
    { name: "end", head: text.actions, cell: EndButton, text: () => "" },
  ];
}

function Giver(gift: MonthlyGiftRecord) {
  const id = gift.giver?.userId;
  return id ? (
    <Anchor component={Link} to={`/admin/user/${id}`}>
      {nameOf(gift)}
    </Anchor>
  ) : (
    nameOf(gift)
  );
}

function StateCell(gift: MonthlyGiftRecord) {
  const reason = reasonOf(gift);
  return (
    <>
      <MonthlyState state={gift.state} />
      {reason && <Text size="sm">{reason}</Text>}
    </>
  );
}

function EndButton(gift: MonthlyGiftRecord) {
  const text = givingTexts().monthlyGifts;
  if (!gift.actions.includes("end")) return null;
  return (
    <ActionButton
      text={text.end}
      label={text.endOf(nameOf(gift))}
      variant="outline"
      color="red"
      size="xs"
      ask={() => confirmAction({ title: text.endTitle, text: text.staffEndText, yes: text.endYes, isDanger: true })}
      send={() => callApi("POST /monthly-gifts/:id/end", { params: { id: gift.id } })}
      done={text.ended}
      failed={appTexts().words.tryAgain}
    />
  );
}

const MONTHLY_GIFTS = {
  call: listCall("GET /monthly-gifts"),
  text: () => ({
    title: givingTexts().monthlyGifts.listTitle,
    empty: givingTexts().monthlyGifts.empty,
    loadFailed: recordTexts().monthlyGifts.loadFailed,
  }),
};

/** All monthly gifts, the newest first, with what the active ones give in a month (rules §7). */
export function MonthlyListScreen() {
  const text = givingTexts().monthlyGifts;
  return (
    <StaffList of={MONTHLY_GIFTS} columns={columns()}>
      {(list) => (
        <>
          <ListTools
            list={list}
            summary={({ active }) => (
              <>
                <Text fw={700}>{text.active(active.count, plnFromGrosze(active.amountGrosze))}</Text>
                <Anchor component={Link} to="/admin/donations">
                  {appTexts().shell.navigation.donations}
                </Anchor>
              </>
            )}
          >
            <SelectFilter
              address={list.address}
              name="state"
              label={appTexts().words.state}
              all={givingTexts().donations.allStates}
              values={MONTHLY_STATES}
              texts={text.states}
            />
          </ListTools>
          <ListTable list={list} />
        </>
      )}
    </StaffList>
  );
}
