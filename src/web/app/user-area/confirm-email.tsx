import { Alert, Button, Text } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../calls.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { reloadSession, useSession } from "../session.ts";
import { USER_AREA_TEXT } from "./texts.ts";

/** Asks somebody to confirm their address until they have, with the way to another letter (rules §16). */
export function ConfirmEmail() {
  const { emailConfirmed } = useSession();
  const letter = useMutation({
    mutationFn: () => callApi("POST /auth/email/send"),
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) => notifyError(errorText(error, USER_AREA_TEXT.confirmationFailed)),
    // It may have been confirmed in another window.
    onSettled: reloadSession,
  });
  if (emailConfirmed) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      title="Please confirm your email address"
      icon={<IconMailCheck aria-hidden />}
    >
      <Text>
        A letter with a link is in your mailbox: open it, and we know that our letters find you. Everything here works
        in the meantime.
      </Text>
      <Button mt="sm" size="sm" variant="outline" loading={letter.isPending} onClick={() => letter.mutate()}>
        Send the letter again
      </Button>
    </Alert>
  );
}
