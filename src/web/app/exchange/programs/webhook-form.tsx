import { Checkbox, PasswordInput, Stack, TextInput } from "@mantine/core";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../../../../contract/exchange/webhook-events.ts";
import {
  WEBHOOK_URL_LENGTH,
  type Webhook,
  WebhookChange,
  WebhookRequest,
} from "../../../../contract/exchange/webhooks.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { type FormOf, fieldId } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

type Values = { url: string; events: WebhookEvent[]; secret: string };
type Input = (name: keyof Values) => object;

/** Adds a webhook. @param onMade gets its secret, which is not shown again */
export function AddWebhook({ onMade }: { onMade: (made: { id: number; secret: string }) => void }) {
  const text = exchangeTexts().programs.webhooks;
  return (
    <DialogForm<Values, WebhookRequest>
      part="webhook"
      isOffered
      variant="filled"
      texts={{ open: text.add, title: text.add, done: text.added, failed: text.addFailed }}
      values={{ url: "", events: [...WEBHOOK_EVENTS], secret: "" }}
      schema={WebhookRequest}
      send={async (body) => {
        const { id, secret = "" } = await callApi("POST /webhooks", { body });
        onMade({ id, secret });
      }}
    >
      {(input, form) => (
        <>
          <Address input={input} />
          <Events form={form} />
          <PasswordInput {...input("secret")} label={text.secret} description={text.secretHint} autoComplete="off" />
        </>
      )}
    </DialogForm>
  );
}

/** Changes where a webhook leads, and what it is sent. */
export function EditWebhook({ webhook: { id, url, events } }: { webhook: Webhook }) {
  const text = exchangeTexts().programs.webhooks;
  return (
    <DialogForm<Values, WebhookChange>
      part="webhook"
      isOffered
      size="sm"
      texts={{
        open: appTexts().kit.record.edit,
        title: appTexts().kit.record.edit,
        done: text.saved,
        failed: text.saveFailed,
      }}
      values={{ url, events, secret: "" }}
      schema={WebhookChange}
      changes
      send={(body) => callApi("PUT /webhooks/:id", { params: { id }, body })}
    >
      {(input, form) => (
        <>
          <Address input={input} />
          <Events form={form} />
        </>
      )}
    </DialogForm>
  );
}

function Address({ input }: { input: Input }) {
  const text = exchangeTexts().programs.webhooks;
  return (
    <TextInput
      {...input("url")}
      type="url"
      label={text.url}
      description={text.urlHint}
      maxLength={WEBHOOK_URL_LENGTH}
      required
    />
  );
}

function Events({ form }: { form: FormOf<Values> }) {
  const text = exchangeTexts().programs.webhooks;
  return (
    <Checkbox.Group
      id={fieldId("events")}
      label={text.events}
      value={form.getValues().events}
      onChange={(events) => form.setValues({ events: events as WebhookEvent[] })}
      error={form.errors.events}
      required
    >
      <Stack gap="xs" mt="xs">
        {WEBHOOK_EVENTS.map((name) => (
          <Checkbox key={name} value={name} label={text.names[name]} description={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
