import { Button, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";

/** One part of an animal's care, with what can be recorded beside its heading. */
export function CarePart({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="care-part">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </div>
  );
}

export const Nothing = ({ text }: { text: string }) => <Text c="dimmed">{text}</Text>;

/** A button that needs no form. It says what came of it, also when somebody else was faster. */
export function CareButton({
  text,
  label,
  send,
  done,
  failed,
}: {
  text: string;
  label?: string;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
}) {
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await send();
      notifySuccess(done);
    } catch (error) {
      notifyError(errorText(error, failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="light" size="compact-md" loading={isBusy} onClick={run} {...(label && { "aria-label": label })}>
      {text}
    </Button>
  );
}
