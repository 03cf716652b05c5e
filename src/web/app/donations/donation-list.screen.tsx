import { Badge, Select, Text } from "@mantine/core";
import type { Donation } from "../../../contract/donation-records.ts";
import { DONATION_STATUSES } from "../../../contract/donations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { plnFromGrosze } from "../../format.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { DONATION_STATE } from "./donation.states.ts";

const COLUMNS: readonly Column<Donation>[] = [
  {
    head: "Begun",
    cell: ({ createdAt }) => <When at={createdAt} />,
    sort: "createdAt",
    text: ({ createdAt }) => createdAt,
  },
  {
    head: "Amount",
    cell: ({ amountGrosze }) => <span className="one-line">{plnFromGrosze(amountGrosze)}</span>,
    sort: "amountGrosze",
    isNumber: true,
    text: ({ amountGrosze }) => (amountGrosze / 100).toFixed(2),
  },
  {
    head: "State",
    cell: (donation) => <State donation={donation} />,
    sort: "status",
    text: ({ status }) => DONATION_STATE[status].text,
  },
  {
    head: "Settled",
    cell: ({ settledAt }) => (settledAt ? <When at={settledAt} /> : "–"),
    sort: "settledAt",
    text: ({ settledAt }) => settledAt ?? "",
  },
  {
    head: "Order",
    cell: ({ providerOrderId, extOrderId }) => <span className="order-name">{providerOrderId ?? extOrderId}</span>,
    text: ({ providerOrderId, extOrderId }) => providerOrderId ?? extOrderId,
  },
  {
    head: "Remark",
    cell: (donation) => remark(donation) || "–",
    text: remark,
  },
];

/** Whether it is real money, and what went wrong. */
function remark({ isTest, lastError }: Donation): string {
  return [isTest && "Test", lastError].filter(Boolean).join(": ");
}

function State({ donation: { status } }: { donation: Donation }) {
  const { text, color } = DONATION_STATE[status];
  return <Badge color={color}>{text}</Badge>;
}

/** What people gave, the latest first, and what it comes to (rules §7). */
export function DonationListScreen() {
  return (
    <ListPage
      title="Donations"
      list={listCall("GET /donations")}
      search="Search an order or an amount..."
      filters={(address) => <StatusFilter address={address} />}
      summary={({ completedGrosze }) => <Text fw={700}>{`${plnFromGrosze(completedGrosze)} completed`}</Text>}
      empty="Nobody has donated yet."
      noMatch="No donation matches."
      failed={recordTexts().donations.loadFailed}
      columns={COLUMNS}
    />
  );
}

const STATES = [
  { value: "", label: "All states" },
  ...DONATION_STATUSES.map((value) => ({ value, label: DONATION_STATE[value].text })),
];

function StatusFilter({ address: { params, change } }: { address: ListAddress }) {
  return (
    <Select
      aria-label="State"
      w="10rem"
      data={STATES}
      value={params.get("status") ?? ""}
      onChange={(status) => change({ status: status ?? "" })}
    />
  );
}
