import { Button, Group, Modal, PasswordInput, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { ExportConfirmation } from "../../../../contract/exchange/exports.ts";
import { callApi } from "../../platform/calls.ts";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { SmallForm } from "../../platform/kit/small-form.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

/** Asks for the password, and starts an export. @param isFirst whether there is no file yet @param isAgain after a failure */
export function MakeExport({ isFirst, isAgain }: { isFirst: boolean; isAgain: boolean }) {
  const text = exchangeTexts().dataExport;
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Group>
        <Button variant={isFirst ? "filled" : "outline"} onClick={open}>
          {isAgain ? appTexts().kit.load.retry : isFirst ? text.make : text.makeNew}
        </Button>
      </Group>
      <Modal opened={isAsking} onClose={close} title={text.make}>
        <PasswordForm onDone={close} />
      </Modal>
    </>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const text = exchangeTexts().dataExport;
  const form = useForm({ initialValues: { currentPassword: "" }, validate: validateWith(ExportConfirmation) });
  const save = useSave(form, {
    send: (body) => callApi("POST /export", { body }),
    done: onDone,
    failure: text.startFailed,
  });
  return (
    <SmallForm save={save} above={<Text>{text.sure}</Text>} submit={text.start} onCancel={onDone}>
      <PasswordInput
        {...field(form, "currentPassword")}
        label={appTexts().words.currentPassword}
        autoComplete="current-password"
        required
      />
    </SmallForm>
  );
}
