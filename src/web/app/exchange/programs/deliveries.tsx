import { Anchor, Badge, Modal, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeliveryState } from "../../../../contract/exchange/webhook-events.ts";
import type { WebhookDelivery } from "../../../../contract/exchange/webhooks.ts";
import { localDateTime } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { type Column, DataTable } from "../../platform/kit/data-table.tsx";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

const COLOURS: Readonly<Record<DeliveryState, string>> = { delivered: "green", waiting: "yellow", failed: "red" };
/** How often the list is read while something is on its way. */
const REFETCH_MS = 2_000;

/** What was sent to a webhook: the state, the answer and the time of each, with a button that sends it again. */
export function Deliveries({ webhookId, isOn }: { webhookId: number; isOn: boolean }) {
  const text = exchangeTexts().programs.webhooks;
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<WebhookDelivery>();
  const list = useQuery({
    ...apiQuery("GET /webhooks/:id/deliveries", { params: { id: webhookId }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some((one) => one.state === "waiting") ? REFETCH_MS : false),
  });
  return (
    <Section title={text.deliveries}>
      <Text>{text.deliveriesHint}</Text>
      <Loaded query={list} failed={text.deliveriesFailed}>
        {(data) =>
          data.items.length === 0 ? (
            <Text>{text.noDeliveries}</Text>
          ) : (
            <div className="programs-table">
              <DataTable
                caption={text.deliveries}
                rows={data.items}
                columns={columns({ webhookId, isOn, show: setShown })}
              />
              <ListPagination list={data} onPage={setPage} />
            </div>
          )
        }
      </Loaded>
      <Modal opened={shown !== undefined} onClose={() => setShown(undefined)} title={text.sent} size="lg">
        {shown && <Details delivery={shown} />}
      </Modal>
    </Section>
  );
}

type Place = { webhookId: number; isOn: boolean; show: (delivery: WebhookDelivery) => void };

const titleOf = ({ event, animalName }: WebhookDelivery): string =>
  [exchangeTexts().programs.webhooks.names[event] ?? event, animalName].filter(Boolean).join(": ");

function columns({ webhookId, isOn, show }: Place): readonly Column<WebhookDelivery>[] {
  const text = exchangeTexts().programs.webhooks;
  return [
    {
      head: text.event,
      cell: (delivery) => (
        <Anchor component="button" type="button" title={text.show(titleOf(delivery))} onClick={() => show(delivery)}>
          {titleOf(delivery)}
        </Anchor>
      ),
    },
    { head: appTexts().words.state, cell: (delivery) => <State delivery={delivery} /> },
    { head: text.answer, cell: answerOf },
    { head: text.tried, cell: ({ triedAt }) => (triedAt ? <When at={triedAt} hasTime /> : "–") },
    {
      head: appTexts().words.sendAgain,
      className: "is-action",
      cell: (delivery) =>
        isOn && (
          <ActionButton
            size="sm"
            variant="outline"
            text={appTexts().words.sendAgain}
            label={text.againOf(titleOf(delivery))}
            send={() =>
              callApi("POST /webhooks/:id/deliveries/:deliveryId/again", {
                params: { id: webhookId, deliveryId: delivery.id },
              })
            }
            done={text.sentAgain}
            failed={text.againFailed}
          />
        ),
    },
  ];
}

function State({ delivery: { state, attempts, nextTryAt } }: { delivery: WebhookDelivery }) {
  const text = exchangeTexts().programs.webhooks;
  const isRetried = state === "waiting" && attempts > 0 && nextTryAt !== null;
  return (
    <span>
      <Badge color={COLOURS[state]}>{text.deliveryStates[state]}</Badge>
      {attempts > 1 && <span className="fact-detail">{text.attempts(attempts)}</span>}
      {isRetried && <span className="fact-detail">{text.next(localDateTime(nextTryAt))}</span>}
    </span>
  );
}

/** The status of the answer with its time, or why there was none. */
function answerOf({ answerCode, problem, milliseconds }: WebhookDelivery): string {
  const text = exchangeTexts().programs.webhooks;
  const parts = [
    answerCode === null ? "" : String(answerCode),
    problem === null ? "" : text.problems[problem],
    milliseconds === null ? "" : text.milliseconds(milliseconds),
  ];
  return parts.filter(Boolean).join(", ") || "–";
}

/** The body as it was sent, laid out, and the beginning of the answer. */
function Details({ delivery: { body, eventId, answerText } }: { delivery: WebhookDelivery }) {
  const text = exchangeTexts().programs.webhooks;
  return (
    <Stack gap="sm">
      <Text size="sm">
        <code className="long-word">{eventId}</code>
      </Text>
      <pre className="shown-once">{body ? JSON.stringify(JSON.parse(body), null, 2) : "–"}</pre>
      {answerText && (
        <>
          <Title order={3} size="h5">
            {text.answered}
          </Title>
          <pre className="shown-once">{answerText}</pre>
        </>
      )}
    </Stack>
  );
}
