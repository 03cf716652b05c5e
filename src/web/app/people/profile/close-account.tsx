import { Button, Modal, PasswordInput, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { AccountClosing, AFTER_CLOSING } from "../../../../contract/people/personal-data.ts";
import { href } from "../../../../contract/platform/href.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { SmallForm } from "../../platform/kit/small-form.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";

/** Closes the own account, after a confirmation with the password (rules §10). */
export function CloseAccount() {
  const text = peopleTexts().profile.data;
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        {text.closeAccount}
      </Button>
      <Modal opened={isAsking} onClose={close} title={text.closeAccount}>
        <ClosingForm onCancel={close} />
      </Modal>
    </>
  );
}

function ClosingForm({ onCancel }: { onCancel: () => void }) {
  const text = peopleTexts().profile;
  const form = useForm({ initialValues: { currentPassword: "" }, validate: validateWith(AccountClosing) });
  const save = useSave(form, {
    // The session ends too, so nothing can be reloaded.
    send: (values) => callApi("POST /users/me/close", { body: values, reload: "never" }),
    done: () => location.assign(href(AFTER_CLOSING)),
    failure: text.data.closeFailed,
  });
  return (
    <SmallForm
      save={save}
      above={<Text>{recordTexts().closing.confirm}</Text>}
      submit={text.data.closeAccount}
      isDanger
      onCancel={onCancel}
    >
      <PasswordInput
        {...field(form, "currentPassword")}
        label={appTexts().words.currentPassword}
        autoComplete="current-password"
        required
      />
    </SmallForm>
  );
}
