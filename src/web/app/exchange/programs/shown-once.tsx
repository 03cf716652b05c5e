import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

type Props = { title: string; hint: string; value: string; onDone: () => void };

/** A secret that nobody sees again: with a button that copies it. It takes the focus, so that it is not overlooked. */
export function ShownOnce({ title, hint, value, onDone }: Props) {
  const text = exchangeTexts().programs;
  const { copy, copied } = useClipboard({ timeout: 2500 });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert ref={place} tabIndex={-1} color="green" variant="light" title={title}>
      <Stack gap="sm">
        <Text>{hint}</Text>
        <pre className="shown-once">{value}</pre>
        <Group gap="sm">
          <Button
            onClick={() => copy(value)}
            leftSection={copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
          >
            <span aria-live="polite">{copied ? appTexts().copying.done : appTexts().copying.copy}</span>
          </Button>
          <Button variant="outline" onClick={onDone}>
            {text.done}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
