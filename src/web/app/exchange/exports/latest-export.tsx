import { Alert, Button, Group, Progress, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Export } from "../../../../contract/exchange/exports.ts";
import { localDateTime } from "../../../format.ts";
import { sizeOf } from "../../platform/attachments/file-size.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { MakeExport } from "./make-export.tsx";

/** The export that is made or can be downloaded, and the button for another one. */
export function LatestExport({ item }: { item: Export | undefined }) {
  const text = appTexts().dataExport;
  return (
    <Section title={text.file}>
      {item?.state === "failed" && (
        <Alert color="red" variant="light" role="alert" title={text.failed}>
          {item.failure}
        </Alert>
      )}
      {item?.state === "expired" && <Text>{text.expired}</Text>}
      {item?.state === "done" && <Ready item={item} />}
      {item && (item.state === "waiting" || item.state === "running") ? (
        <Making item={item} />
      ) : (
        <MakeExport isFirst={item?.state !== "done"} isAgain={item?.state === "failed"} />
      )}
    </Section>
  );
}

function Making({ item: { progress } }: { item: Export }) {
  const text = appTexts().dataExport;
  const { done, total } = progress;
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 100;
  return (
    <div>
      <Progress value={percent} size="lg" animated={total === 0} aria-label={appTexts().words.progress} />
      <Text mt="xs" role="status">
        {total > 0 ? text.doneOf(done, total) : text.begins}
      </Text>
      <Text size="sm" c="dimmed">
        {text.mayLeave}
      </Text>
    </div>
  );
}

function Ready({ item: { id, counts, bytes, expiresAt } }: { item: Export }) {
  const text = appTexts().dataExport;
  const { animals = 0, stays = 0, photos = 0 } = counts;
  return (
    <>
      <Text>
        {text.ready(animals, stays, photos)} {expiresAt !== null && text.until(localDateTime(expiresAt))}
      </Text>
      <Group>
        <Button
          component="a"
          href={`/api/export/${id}/file`}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {text.download(sizeOf(bytes ?? 0))}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {text.keepIt}
      </Text>
    </>
  );
}
