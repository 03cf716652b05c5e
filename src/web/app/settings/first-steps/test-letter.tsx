import { Alert, Button, Text } from "@mantine/core";
import { useState } from "react";
import type { FirstSteps, LetterTest } from "../../../../contract/settings/first-steps.ts";
import { callApi } from "../../platform/calls.ts";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { errorText } from "../../platform/problem.ts";
import { settingsTexts } from "../texts.ts";

/** As it is typed in a terminal. */
const START_WITH_SERVER = "SMTP_URL=smtp://user:password@host:587 npm start";

type Result = { isTaken: boolean; text: string };

function resultOf({ isTaken, recipient, answer }: LetterTest): Result {
  const { taken, refused } = settingsTexts().firstSteps.mail;
  return { isTaken, text: isTaken ? taken(recipient, answer) : refused(answer) };
}

/** Sends the admin a letter and says what the mail server answered. */
export function TestLetter({ facts }: { facts: FirstSteps }) {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();
  const { mail, steps } = settingsTexts().firstSteps;
  async function send(): Promise<void> {
    setSending(true);
    setResult(undefined);
    try {
      setResult(resultOf(await callApi("POST /shelter/test-letter")));
    } catch (error) {
      setResult({ isTaken: false, text: errorText(error, mail.failed) });
    } finally {
      setSending(false);
    }
  }
  if (!facts.hasMailServer) {
    return (
      <Text size="sm">
        <Sentence text={mail.noServer} elements={{ command: <code>{START_WITH_SERVER}</code> }} />
      </Text>
    );
  }
  return (
    <>
      {facts.letterTakenAt && (
        <Text size="sm" c="dimmed">
          <Sentence text={mail.lastTaken} elements={{ at: <When at={facts.letterTakenAt} hasTime /> }} />
        </Text>
      )}
      <Button variant="light" size="compact-md" mt="xs" loading={isSending} onClick={send}>
        {steps.mail.action}
      </Button>
      <div role="status">
        {result && (
          <Alert color={result.isTaken ? "green" : "red"} mt="xs">
            {result.text}
          </Alert>
        )}
      </div>
    </>
  );
}
