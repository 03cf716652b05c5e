import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Donation } from "../../../contract/giving/donation-records.ts";
import { DONATION_STATUSES, groszeOf } from "../../../contract/giving/donations.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { listCall } from "../platform/calls.ts";
import type { Column } from "../platform/kit/data-table.tsx";
import { SelectFilter } from "../platform/kit/list-filters.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { dateColumn } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { DonationState } from "./donation-state.tsx";
import { givingTexts } from "./texts.ts";

function columns(): readonly Column<Donation>[] {
  const text = givingTexts().donations;
  return [
    { ...dateColumn(text.startedAt, "createdAt"), sort: "createdAt" },
    {
      head: appTexts().words.amount,
      cell: ({ amountGrosze }) => <span className="one-line">{plnFromGrosze(amountGrosze)}</span>,
      sort: "amountGrosze",
      isNumber: true,
      text: ({ amountGrosze }) => (amountGrosze / 100).toFixed(2),
    },
    {
      name: "refunded",
      head: text.refunded,
      cell: ({ refunded }) => <span className="one-line">{refunded ? plnFromGrosze(groszeOf(refunded)) : "–"}</span>,
      isNumber: true,
      text: ({ refunded }) => refunded.toFixed(2),
    },
    {
      head: appTexts().words.state,
      cell: ({ status }) => <DonationState status={status} />,
      sort: "status",
      text: ({ status }) => text.states[status],
    },
    { ...dateColumn(text.settledAt, "settledAt"), sort: "settledAt" },
    {
      name: "order",
      head: text.order,
      cell: ({ providerOrderId, extOrderId }) => <OrderName name={providerOrderId ?? extOrderId} />,
      text: ({ providerOrderId, extOrderId }) => providerOrderId ?? extOrderId,
    },
    {
      name: "remark",
      head: text.remark,
      cell: (donation) => remark(donation) || "–",
      text: remark,
    },
    { head: appTexts().words.meantFor, cell: Purpose, text: ({ purpose }) => purpose?.text ?? "" },
    { head: appTexts().words.giver, cell: Giver, text: ({ giver }) => giver?.fullName ?? "" },
  ];
}

/** Whether it is a test payment, and why it failed. */
const remark = ({ isTest, lastError }: Donation): string =>
  [isTest && givingTexts().donations.test, lastError].filter(Boolean).join(": ");

const OrderName = ({ name }: { name: string }) => (
  <span className="order-name" title={name}>
    {name}
  </span>
);

/** What it is meant for, with the way to it while it is there. */
function Purpose({ purpose }: Pick<Donation, "purpose">) {
  if (!purpose) return "–";
  const { animalId, resourceId, text } = purpose;
  const to = animalId ? `/admin/animal/${animalId}` : resourceId && `/admin/resource/${resourceId}`;
  return to ? (
    <Anchor component={Link} to={to}>
      {text}
    </Anchor>
  ) : (
    text
  );
}

function Giver({ giver }: Pick<Donation, "giver">) {
  if (!giver?.userId) return giver?.fullName ?? "–";
  return (
    <Anchor component={Link} to={`/admin/user/${giver.userId}`}>
      {giver.fullName}
    </Anchor>
  );
}

const DONATIONS = {
  name: "donations",
  call: listCall("GET /donations"),
  text: () => ({
    ...givingTexts().donations,
    title: appTexts().shell.navigation.donations,
    loadFailed: recordTexts().donations.loadFailed,
  }),
} as const;

/** All donations, newest first, with their sum (rules §7). */
export function DonationListScreen() {
  const text = givingTexts().donations;
  return (
    <StaffList of={DONATIONS} columns={columns()}>
      {(list) => (
        <>
          <ListTools
            list={list}
            summary={({ completedGrosze }) => (
              <>
                <Text fw={700}>{text.completedSum(plnFromGrosze(completedGrosze))}</Text>
                <Anchor component={Link} to="/admin/donations/monthly">
                  {givingTexts().monthlyGifts.all}
                </Anchor>
              </>
            )}
          >
            <SelectFilter
              address={list.address}
              name="status"
              label={appTexts().words.state}
              all={text.allStates}
              values={DONATION_STATUSES}
              texts={text.states}
            />
          </ListTools>
          <ListTable list={list} />
        </>
      )}
    </StaffList>
  );
}
