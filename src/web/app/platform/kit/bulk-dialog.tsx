import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import type { BulkResult } from "../../../../contract/platform/bulk.ts";
import { appTexts } from "../texts/texts.ts";
import { useSend } from "./use-send.ts";

type Props = {
  /** Three texts: of the button that opens the dialog, of the dialog's heading, and of the button that does the deed. */
  open: string;
  title: string;
  yes: string;
  /** The text when there is no answer. */
  failed: string;
  /** The chosen records. */
  rows: readonly { id: number; name: string }[];
  send: (ids: number[]) => Promise<BulkResult>;
  /** Whether enough is filled in. */
  isReady: boolean;
  children: ReactNode;
};

/** A button that asks what is to be done with several records, sends it, and shows for each record what came of it. */
export function BulkDialog(props: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="outline" size="compact-md" onClick={open}>
        {props.open}
      </Button>
      <Modal opened={isOpen} onClose={close} title={props.title} size="lg">
        <Question {...props} close={close} />
      </Modal>
    </>
  );
}

function Question({ yes, failed, rows, send, isReady, children, close }: Props & { close: () => void }) {
  const { cancel } = appTexts().kit.form;
  const { isBusy, run } = useSend();
  const [result, setResult] = useState<BulkResult>();
  if (result) return <Outcome result={result} rows={rows} close={close} />;
  return (
    <Stack gap="md">
      <Text>{rows.map(({ name }) => name).join(", ")}</Text>
      {children}
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {cancel}
        </Button>
        <Button
          loading={isBusy}
          disabled={!isReady}
          onClick={() => void run(async () => setResult(await send(rows.map(({ id }) => id))), failed)}
        >
          {yes}
        </Button>
      </Group>
    </Stack>
  );
}

function Outcome({ result, rows, close }: { result: BulkResult; rows: Props["rows"]; close: () => void }) {
  const { rows: text } = appTexts().kit;
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? String(id);
  return (
    <Stack gap="md" role="status">
      <Text>{text.done(result.done)}</Text>
      {result.refused.length > 0 && (
        <Alert color="yellow" title={text.refused(result.refused.length)}>
          <ul>
            {result.refused.map(({ id, reason }) => (
              <li key={id}>{text.reason(nameOf(id), reason)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus>
          {appTexts().kit.dialog.close}
        </Button>
      </Group>
    </Stack>
  );
}
