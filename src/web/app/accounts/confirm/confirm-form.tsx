import { Button, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { callApi } from "../../platform/calls.ts";
import { field, useSave } from "../../platform/kit/form.ts";
import { SmallForm } from "../../platform/kit/small-form.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { ApiError } from "../../platform/problem.ts";
import { accountsTexts } from "../texts.ts";
import { askPasskey } from "./passkey-answer.ts";

type Ways = AnswerOf<"GET /auth/confirm">["by"];

/** Shows again who somebody is: by the password, by a code, or by a passkey. @param by what they have */
export function ConfirmForm({ by, onDone, onCancel }: { by: Ways; onDone: () => void; onCancel: () => void }) {
  const text = accountsTexts().security.confirm;
  const hasCode = by.includes("totp") || by.includes("recovery");
  return (
    <Stack gap="md">
      <Text>{text.text}</Text>
      {by.includes("passkey") && <PasskeyButton onDone={onDone} />}
      {by.includes("passkey") && hasCode && (
        <Text c="dimmed" ta="center">
          {text.or}
        </Text>
      )}
      {by.includes("password") && <TypedForm name="password" by={by} onDone={onDone} onCancel={onCancel} />}
      {hasCode && <TypedForm name="code" by={by} onDone={onDone} onCancel={onCancel} />}
    </Stack>
  );
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const text = accountsTexts().security.confirm;
  const { isBusy, run } = useSend();
  async function confirm() {
    const passkey = await askPasskey(await callApi("POST /auth/confirm/passkey", { reload: "never" }));
    await callApi("POST /auth/confirm", { body: { passkey }, reload: "never" });
    onDone();
  }
  return (
    <Button loading={isBusy} onClick={() => run(confirm, text.failed)} data-autofocus>
      {text.passkey}
    </Button>
  );
}

type TypedProps = { name: "password" | "code"; by: Ways; onDone: () => void; onCancel: () => void };

function TypedForm({ name, by, onDone, onCancel }: TypedProps) {
  const text = accountsTexts().security.confirm;
  const form = useForm({ initialValues: { typed: "" } });
  const save = useSave(form, {
    send: async ({ typed }) => {
      const body = name === "code" ? { code: typed } : { password: typed };
      await callApi("POST /auth/confirm", { body, reload: "never" }).catch(atTheField);
    },
    done: onDone,
    failure: text.failed,
  });
  const label =
    name === "password"
      ? text.password
      : !by.includes("totp")
        ? text.recoveryOnly
        : by.includes("recovery")
          ? text.recovery
          : text.code;
  const props = { ...field(form, "typed"), label, required: true };
  return (
    <SmallForm save={save} submit={text.submit} onCancel={onCancel}>
      {name === "password" ? (
        <PasswordInput {...props} autoComplete="current-password" data-autofocus />
      ) : (
        <TextInput
          {...props}
          autoComplete="one-time-code"
          {...(!by.includes("passkey") && { "data-autofocus": true })}
        />
      )}
    </SmallForm>
  );
}

/** The form has one field, whatever the call names it. */
function atTheField(error: unknown): never {
  if (!(error instanceof ApiError) || error.fieldErrors.length === 0) throw error;
  const errors = error.fieldErrors.flatMap((one) => one.errors);
  throw new ApiError(error.message, error.status, [{ field: "typed", errors }]);
}
