import { Alert, Group } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Webhook } from "../../../../contract/exchange/webhooks.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDateTime } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { AddressRecord } from "../../platform/kit/address-record.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Fact, Facts, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { Deliveries } from "./deliveries.tsx";
import { BackToPrograms } from "./programs.screen.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { EditWebhook } from "./webhook-form.tsx";
import { WebhookStateBadge } from "./webhook-list.tsx";

/** One webhook: what it is sent, whether it arrives, and each delivery. */
export function WebhookScreen() {
  const text = exchangeTexts().programs.webhooks;
  return (
    <AddressRecord
      read={(id) => apiQuery("GET /webhooks/:id", { params: { id } })}
      notFound={recordTexts().programs.webhookNotFound}
    >
      {(query) => (
        <Screen title={query.data ? new URL(query.data.url).host : text.title}>
          <BackToPrograms />
          <Loaded query={query} failed={exchangeTexts().programs.loadFailed}>
            {(webhook) => <WebhookParts webhook={webhook} />}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function WebhookParts({ webhook }: { webhook: Webhook }) {
  const text = exchangeTexts().programs.webhooks;
  const [secret, setSecret] = useState<string>();
  const { id, state, failingSince, offReason } = webhook;
  return (
    <>
      {secret && (
        <ShownOnce title={text.newSecretMade} hint={text.copyNow} value={secret} onDone={() => setSecret(undefined)} />
      )}
      {state === "failing" && failingSince && (
        <Alert color="yellow" variant="light">
          {text.failing(localDateTime(failingSince))}
        </Alert>
      )}
      {offReason && (
        <Alert color={offReason === "hand" ? "gray" : "red"} variant="light">
          {text.off[offReason]}
        </Alert>
      )}
      <WebhookFacts webhook={webhook} />
      <Group gap="sm">
        {state !== "off" && (
          <ActionButton
            size="sm"
            text={text.ping}
            send={() => callApi("POST /webhooks/:id/ping", { params: { id } })}
            done={text.pinged}
            failed={text.pingFailed}
          />
        )}
        <EditWebhook webhook={webhook} />
        <Switch webhook={webhook} />
        <ActionButton
          size="sm"
          variant="outline"
          text={text.newSecret}
          ask={() =>
            confirmAction({ title: text.newSecretAsk, text: text.newSecretText, yes: text.newSecret, isDanger: true })
          }
          send={async () => {
            const changed = await callApi("PUT /webhooks/:id", { params: { id }, body: { secret: null } });
            setSecret(changed.secret);
          }}
          done={text.saved}
          failed={text.saveFailed}
        />
        <Remove id={id} />
      </Group>
      <Deliveries webhookId={id} isOn={state !== "off"} />
    </>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, events, state, secretEnd, createdBy, createdAt, lastDeliveredAt } = webhook;
  const text = exchangeTexts().programs;
  return (
    <Facts>
      <div className="whole-row">
        <dt>{text.webhooks.url}</dt>
        <dd className="long-word">{url}</dd>
      </div>
      <div className="whole-row">
        <dt>{text.webhooks.events}</dt>
        <dd>{events.map((name) => text.webhooks.names[name]).join(" · ")}</dd>
      </div>
      <Fact name={appTexts().words.state}>
        <WebhookStateBadge state={state} />
      </Fact>
      <Fact name={text.webhooks.secret}>
        <code>{`whsec_…${secretEnd}`}</code>
      </Fact>
      <Fact name={text.webhooks.lastArrived}>
        {lastDeliveredAt ? <When at={lastDeliveredAt} hasTime /> : text.tokens.never}
      </Fact>
      <Fact name={text.tokens.madeBy}>
        {`${createdBy}, `}
        <When at={createdAt} />
      </Fact>
    </Facts>
  );
}

function Switch({ webhook: { id, state } }: { webhook: Webhook }) {
  const text = exchangeTexts().programs.webhooks;
  const look = { size: "sm", variant: "outline", failed: text.saveFailed } as const;
  const turn = (isOn: boolean) => () => callApi("PUT /webhooks/:id", { params: { id }, body: { isOn } });
  return state === "off" ? (
    <ActionButton {...look} text={text.switchOn} send={turn(true)} done={text.isOn} />
  ) : (
    <ActionButton
      {...look}
      text={text.switchOff}
      ask={() => confirmAction({ title: text.offAsk, text: text.offText, yes: text.switchOff })}
      send={turn(false)}
      done={text.isOff}
    />
  );
}

function Remove({ id }: { id: number }) {
  const text = exchangeTexts().programs.webhooks;
  const navigate = useNavigate();
  return (
    <ActionButton
      size="sm"
      variant="outline"
      color="red"
      text={appTexts().words.delete}
      ask={() =>
        confirmAction({ title: text.removeAsk, text: text.removeText, yes: appTexts().words.delete, isDanger: true })
      }
      send={async () => {
        await callApi("DELETE /webhooks/:id", { params: { id }, reload: "later" });
        await navigate("/admin/programs");
      }}
      done={text.removed}
      failed={text.removeFailed}
    />
  );
}
