import { Button, FileButton, Group, Progress, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useNavigate } from "react-router";
import { IMPORT_BYTES, type Import } from "../../../../contract/exchange/imports.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { requestUpload } from "../../platform/api.ts";
import { useTrackPendingWork } from "../../platform/kit/form.ts";
import { errorText } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

const MEGABYTE = 1024 * 1024;

/** The first step: a file is chosen or dropped, sent and looked at. */
export function ImportFile() {
  const text = exchangeTexts().imports;
  const { percent, refused, send } = useSending();
  const [isOver, setOver] = useState(false);
  const drop = {
    "data-drop": isOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) void send(file);
    },
  };
  return (
    <div className="file-drop" {...drop}>
      <Group gap="sm">
        <FileButton onChange={(file) => file && void send(file)} accept=".csv,.tsv,.txt,.xlsx,.zip">
          {(props) => (
            <Button {...props} loading={percent !== undefined} leftSection={<IconUpload size={18} aria-hidden />}>
              {text.choose}
            </Button>
          )}
        </FileButton>
        <Text span className="file-drop-words">
          {text.drop}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {text.hint}
      </Text>
      {percent !== undefined && (
        <div role="status">
          <Text size="sm">{percent < 100 ? text.sending : text.looking}</Text>
          <Progress value={percent} animated={percent === 100} aria-label={text.sending} />
        </div>
      )}
      {refused && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refused}
        </Text>
      )}
    </div>
  );
}

/** Sends a file, and opens its import. */
function useSending() {
  const navigate = useNavigate();
  const track = useTrackPendingWork();
  const [percent, setPercent] = useState<number>();
  const [refused, setRefused] = useState<string>();

  async function send(file: File): Promise<void> {
    if (file.size > IMPORT_BYTES) {
      setRefused(recordTexts().attachments.tooManyBytes(IMPORT_BYTES / MEGABYTE));
      return;
    }
    setRefused(undefined);
    setPercent(0);
    const form = new FormData();
    form.set("file", file);
    try {
      const sending = requestUpload<Import>(callPath("POST /imports"), form, setPercent);
      track(sending);
      const { id } = await sending;
      await navigate(`/admin/import/${id}`);
    } catch (error) {
      setRefused(errorText(error, appTexts().attachments.failed));
      setPercent(undefined);
    }
  }
  return { percent, refused, send };
}
