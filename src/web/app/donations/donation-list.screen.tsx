import { Badge, Select, Text } from "@mantine/core";
import type { Donation } from "../../../contract/donation-records.ts";
import { DONATION_STATUSES, type DonationStatus } from "../../../contract/donations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { plnFromGrosze } from "../../format.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { appTexts } from "../texts/texts.ts";

const COLORS: Readonly<Record<DonationStatus, string>> = {
  COMPLETED: "green",
  PENDING: "yellow",
  CANCELED: "gray",
  FAILED: "red",
};

function columns(): readonly Column<Donation>[] {
  const text = appTexts().donations;
  return [
    {
      head: text.startedAt,
      cell: ({ createdAt }) => <When at={createdAt} />,
      sort: "createdAt",
      text: ({ createdAt }) => createdAt,
    },
    {
      head: text.amount,
      cell: ({ amountGrosze }) => <span className="one-line">{plnFromGrosze(amountGrosze)}</span>,
      sort: "amountGrosze",
      isNumber: true,
      text: ({ amountGrosze }) => (amountGrosze / 100).toFixed(2),
    },
    {
      head: text.state,
      cell: (donation) => <State donation={donation} />,
      sort: "status",
      text: ({ status }) => text.states[status],
    },
    {
      head: text.settledAt,
      cell: ({ settledAt }) => (settledAt ? <When at={settledAt} /> : "–"),
      sort: "settledAt",
      text: ({ settledAt }) => settledAt ?? "",
    },
    {
      name: "order",
      head: text.order,
      cell: ({ providerOrderId, extOrderId }) => <span className="order-name">{providerOrderId ?? extOrderId}</span>,
      text: ({ providerOrderId, extOrderId }) => providerOrderId ?? extOrderId,
    },
    {
      name: "remark",
      head: text.remark,
      cell: (donation) => remark(donation) || "–",
      text: remark,
    },
  ];
}

/** Whether it is a test payment, and why it failed. */
function remark({ isTest, lastError }: Donation): string {
  return [isTest && appTexts().donations.test, lastError].filter(Boolean).join(": ");
}

function State({ donation: { status } }: { donation: Donation }) {
  return <Badge color={COLORS[status]}>{appTexts().donations.states[status]}</Badge>;
}

/** All donations, newest first, with their sum (rules §7). */
export function DonationListScreen() {
  const text = appTexts().donations;
  return (
    <ListPage
      title={text.title}
      list={listCall("GET /donations")}
      search={text.search}
      filters={(address) => <StatusFilter address={address} />}
      summary={({ completedGrosze }) => <Text fw={700}>{text.completedSum(plnFromGrosze(completedGrosze))}</Text>}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={recordTexts().donations.loadFailed}
      columns={columns()}
    />
  );
}

function StatusFilter({ address: { params, change } }: { address: ListAddress }) {
  const text = appTexts().donations;
  return (
    <Select
      aria-label={text.state}
      w="10rem"
      data={[
        { value: "", label: text.allStates },
        ...DONATION_STATUSES.map((value) => ({ value, label: text.states[value] })),
      ]}
      value={params.get("status") ?? ""}
      onChange={(status) => change({ status: status ?? "" })}
    />
  );
}
