import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { AccountClosing, AFTER_CLOSING } from "../../../../contract/personal-data.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../calls.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../kit/form.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { VISIBILITY } from "./visibility.ts";

/** Closing the own account, behind a question and the password (rules §10). */
export function CloseAccount() {
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Close my account
      </Button>
      <Modal opened={isAsking} onClose={close} title="Close my account">
        <ClosingForm onCancel={close} />
      </Modal>
    </>
  );
}

function ClosingForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm({ initialValues: { currentPassword: "" }, validate: validateWith(AccountClosing) });
  const save = useSave(form, {
    // The session ends with it: nothing more can be loaded.
    send: (values) => callApi("POST /users/me/close", { body: values, reload: "never" }),
    done: () => location.assign(AFTER_CLOSING),
    failure: USER_AREA_TEXT.closeFailed,
  });
  return (
    <form onSubmit={save.onSubmit} noValidate>
      <Stack gap="md">
        <Text>{recordTexts().closing.confirm}</Text>
        <ErrorSummary errors={{}} problem={save.problem} />
        <PasswordInput
          {...field(form, "currentPassword")}
          {...VISIBILITY}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <Group gap="sm" justify="end">
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={save.isSaving}>
            Close my account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
