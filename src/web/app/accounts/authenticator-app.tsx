import { Anchor, Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { field, useSave } from "../platform/kit/form.ts";
import { notifySuccess } from "../platform/kit/notify.tsx";
import { SmallForm } from "../platform/kit/small-form.tsx";
import { useSend } from "../platform/kit/use-send.ts";
import { When } from "../platform/kit/when.tsx";
import { useSession } from "../platform/session.ts";
import { QrCode } from "./qr-code.tsx";
import { SecurityPart } from "./security-part.tsx";
import { accountsTexts } from "./texts.ts";

type OnAdded = (codes: readonly string[]) => Promise<void>;
type Secret = AnswerOf<"POST /accounts/:accountId/totp">;

/** The authenticator app: setting it up, moving it to another telephone, taking it away. */
export function AuthenticatorApp({ since, onAdded }: { since: string | null; onAdded: OnAdded }) {
  const text = accountsTexts().security.app;
  const { accountId } = useSession();
  const [secret, setSecret] = useState<Secret>();
  const { isBusy, run } = useSend();
  const begin = async () =>
    setSecret(await callApi("POST /accounts/:accountId/totp", { params: { accountId }, reload: "never" }));
  return (
    <SecurityPart icon={IconDeviceMobile} title={text.title} text={text.text} isOn={since !== null}>
      {since && (
        <p className="detail">
          {text.since} <When at={since} />
        </p>
      )}
      <Group gap="xs">
        <Button variant="outline" loading={isBusy} onClick={() => run(begin, accountsTexts().security.failed)}>
          {since ? text.move : text.add}
        </Button>
        {since && <RemoveApp />}
      </Group>
      <Modal opened={secret !== undefined} onClose={() => setSecret(undefined)} title={text.add} size="lg">
        {secret && <SetUp {...secret} close={() => setSecret(undefined)} onAdded={onAdded} />}
      </Modal>
    </SecurityPart>
  );
}

function RemoveApp() {
  const text = accountsTexts().security.app;
  const { accountId } = useSession();
  return (
    <ActionButton
      variant="subtle"
      color="red"
      text={text.remove}
      label={text.removeLabel}
      ask={() => confirmAction({ title: text.removeAsk, text: text.removeText, yes: text.remove, isDanger: true })}
      send={() => callApi("DELETE /accounts/:accountId/totp", { params: { accountId } })}
      done={text.removed}
      failed={accountsTexts().security.failed}
    />
  );
}

/** The key in groups of four, as people type it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

function SetUp({ secret, uri, close, onAdded }: Secret & { close: () => void; onAdded: OnAdded }) {
  const text = accountsTexts().security.app;
  const { accountId } = useSession();
  const form = useForm({ initialValues: { code: "" } });
  const save = useSave(form, {
    send: ({ code }) => callApi("POST /accounts/:accountId/totp/confirm", { params: { accountId }, body: { code } }),
    done: async ({ recoveryCodes }) => {
      close();
      notifySuccess(text.added);
      await onAdded(recoveryCodes);
    },
    failure: accountsTexts().security.failed,
  });
  return (
    <SmallForm
      save={save}
      above={
        <>
          <Text>{text.scan}</Text>
          <div className="security-scan">
            <QrCode text={uri} label={text.qr} />
            <div>
              <Text size="sm">{text.type}</Text>
              <code className="security-key">{grouped(secret)}</code>
              <Anchor href={uri} size="sm">
                {text.open}
              </Anchor>
            </div>
          </div>
        </>
      }
      submit={text.confirm}
      onCancel={close}
    >
      <TextInput
        {...field(form, "code")}
        label={text.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        maw="20rem"
        required
        data-autofocus
      />
    </SmallForm>
  );
}
