import { Button, Modal, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { IconPlus } from "@tabler/icons-react";
import type { NewPasskeyAnswer } from "../../../contract/accounts/second-factor.ts";
import { callApi } from "../platform/calls.ts";
import { field, useSave } from "../platform/kit/form.ts";
import { notifySuccess } from "../platform/kit/notify.tsx";
import { SmallForm } from "../platform/kit/small-form.tsx";
import { ApiError } from "../platform/problem.ts";
import { useSession } from "../platform/session.ts";
import { accountsTexts } from "./texts.ts";

type OnAdded = (codes: readonly string[]) => Promise<void>;

/** Asks for the passkey's name, and then the browser for the passkey. */
export function AddPasskey({ onAdded }: { onAdded: OnAdded }) {
  const text = accountsTexts().security.passkeys;
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        {text.add}
      </Button>
      <Modal opened={isOpen} onClose={close} title={text.add}>
        <NameForm onAdded={onAdded} close={close} />
      </Modal>
    </>
  );
}

function NameForm({ onAdded, close }: { onAdded: OnAdded; close: () => void }) {
  const text = accountsTexts().security.passkeys;
  const { accountId } = useSession();
  const form = useForm({ initialValues: { name: "" } });
  const save = useSave(form, {
    send: async ({ name }) => {
      const params = { accountId };
      const question = await callApi("POST /accounts/:accountId/passkeys/question", { params, reload: "never" });
      const answer = await makePasskey(question);
      return callApi("POST /accounts/:accountId/passkeys", { params, body: { name, answer } });
    },
    done: async ({ recoveryCodes }) => {
      close();
      notifySuccess(text.added);
      await onAdded(recoveryCodes);
    },
    failure: accountsTexts().security.failed,
  });
  return (
    <SmallForm save={save} submit={text.next} onCancel={close}>
      <TextInput {...field(form, "name")} label={text.name} description={text.nameHint} required data-autofocus />
    </SmallForm>
  );
}

/** The browser asks the person in its own window. @throws ApiError with a sentence when no passkey was made */
async function makePasskey(question: { challenge: string }): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return (await startRegistration({ optionsJSON })) as unknown as NewPasskeyAnswer;
  } catch (error) {
    const text = accountsTexts().security.passkeys;
    throw new ApiError((error as Error).name === "InvalidStateError" ? text.hasOne : text.stopped);
  }
}
