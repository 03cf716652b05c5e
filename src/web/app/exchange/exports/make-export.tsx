import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { ExportConfirmation } from "../../../../contract/exchange/exports.ts";
import { callApi } from "../../platform/calls.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** Asks for the password, and starts an export. @param isFirst whether there is no file yet @param isAgain after a failure */
export function MakeExport({ isFirst, isAgain }: { isFirst: boolean; isAgain: boolean }) {
  const text = appTexts().dataExport;
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Group>
        <Button variant={isFirst ? "filled" : "outline"} onClick={open}>
          {isAgain ? text.tryAgain : isFirst ? text.make : text.makeNew}
        </Button>
      </Group>
      <Modal opened={isAsking} onClose={close} title={text.make}>
        <PasswordForm onDone={close} />
      </Modal>
    </>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const text = appTexts().dataExport;
  const form = useForm({ initialValues: { currentPassword: "" }, validate: validateWith(ExportConfirmation) });
  const save = useSave(form, {
    send: (body) => callApi("POST /export", { body }),
    done: onDone,
    failure: text.startFailed,
  });
  return (
    <form onSubmit={save.onSubmit} noValidate>
      <Stack gap="md">
        <Text>{text.sure}</Text>
        <ErrorSummary errors={{}} problem={save.problem} />
        <PasswordInput
          {...field(form, "currentPassword")}
          label={appTexts().profile.password.current}
          autoComplete="current-password"
          required
        />
        <Group gap="sm" justify="end">
          <Button variant="subtle" onClick={onDone}>
            {appTexts().kit.form.cancel}
          </Button>
          <Button type="submit" loading={save.isSaving}>
            {text.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
