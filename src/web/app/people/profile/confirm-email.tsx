import { Alert, Button, Text } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../platform/calls.ts";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { errorText } from "../../platform/problem.ts";
import { reloadSession, useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** Asks for the confirmation of the e-mail address, with a button that sends another letter (rules §16). */
export function ConfirmEmail() {
  const text = appTexts().userArea.confirmEmail;
  const { emailConfirmed } = useSession();
  const letter = useMutation({
    mutationFn: () => callApi("POST /auth/email/send"),
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) => notifyError(errorText(error, text.failed)),
    // It may have been confirmed in another window.
    onSettled: reloadSession,
  });
  if (emailConfirmed) return null;
  return (
    <Alert color="yellow" variant="light" title={text.title} icon={<IconMailCheck aria-hidden />}>
      <Text>{text.text}</Text>
      <Button mt="sm" size="sm" variant="outline" loading={letter.isPending} onClick={() => letter.mutate()}>
        {text.sendAgain}
      </Button>
    </Alert>
  );
}
