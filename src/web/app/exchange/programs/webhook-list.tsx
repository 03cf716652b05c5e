import { Badge, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WebhookState } from "../../../../contract/exchange/webhook-events.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { ShownOnce } from "./shown-once.tsx";
import { AddWebhook } from "./webhook-form.tsx";

const COLOURS: Readonly<Record<WebhookState, string>> = { on: "green", failing: "yellow", off: "gray" };

export const WebhookStateBadge = ({ state }: { state: WebhookState }) => (
  <Badge color={COLOURS[state]}>{exchangeTexts().programs.webhooks.states[state]}</Badge>
);

/** The webhooks of programs. */
export function WebhookList() {
  const text = exchangeTexts().programs.webhooks;
  const webhooks = useQuery({ ...apiQuery("GET /webhooks", { query: { pageSize: 100 } }), staleTime: 0 });
  const [made, setMade] = useState<{ id: number; secret: string }>();
  return (
    <Section title={text.title}>
      <Text>{text.hint}</Text>
      {made && (
        <ShownOnce title={text.made} hint={text.copyNow} value={made.secret} onDone={() => setMade(undefined)} />
      )}
      <Loaded query={webhooks} failed={exchangeTexts().programs.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{text.none}</Text>
          ) : (
            <DataTable
              caption={text.title}
              rows={items}
              href={({ id }) => `/admin/programs/webhook/${id}`}
              columns={[
                { head: text.url, cell: ({ url }) => url, className: "is-address" },
                { head: appTexts().words.state, cell: ({ state }) => <WebhookStateBadge state={state} /> },
                { head: text.waiting, cell: ({ waiting }) => waiting, isNumber: true },
                {
                  head: text.lastArrived,
                  cell: ({ lastDeliveredAt }) =>
                    lastDeliveredAt ? <When at={lastDeliveredAt} hasTime /> : exchangeTexts().programs.tokens.never,
                },
              ]}
            />
          )
        }
      </Loaded>
      <div>
        <AddWebhook onMade={setMade} />
      </div>
    </Section>
  );
}
