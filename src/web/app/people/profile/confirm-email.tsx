import { Alert, Text } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { reloadSession, useSession } from "../../platform/session.ts";
import { peopleTexts } from "../texts.ts";

/** Asks for the confirmation of the e-mail address, with a button that sends another letter (rules §16). */
export function ConfirmEmail() {
  const text = peopleTexts().userArea.confirmEmail;
  const { emailConfirmed } = useSession();
  if (emailConfirmed) return null;
  return (
    <Alert color="yellow" variant="light" title={text.title} icon={<IconMailCheck aria-hidden />}>
      <Text>{text.text}</Text>
      <ActionButton
        mt="sm"
        size="sm"
        variant="outline"
        text={text.sendAgain}
        // It may have been confirmed in another window.
        send={() => callApi("POST /auth/email/send").finally(reloadSession)}
        done={({ message }) => message}
        failed={text.failed}
      />
    </Alert>
  );
}
