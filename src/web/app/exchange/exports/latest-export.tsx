import { Alert, Group, Progress, Text } from "@mantine/core";
import type { Export } from "../../../../contract/exchange/exports.ts";
import { callPath } from "../../../call-path.ts";
import { localDateTime } from "../../../format.ts";
import { sizeOf } from "../../platform/attachments/file-size.ts";
import { callApi } from "../../platform/calls.ts";
import { DownloadLink, follow } from "../../platform/kit/download-link.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { MakeExport } from "./make-export.tsx";

/** The export that is made or can be downloaded, and the button for another one. */
export function LatestExport({ item }: { item: Export | undefined }) {
  const text = exchangeTexts().dataExport;
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
  const text = exchangeTexts().dataExport;
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
  const text = exchangeTexts().dataExport;
  const file = callPath("GET /export/:id/file", { id });
  const { animals = 0, stays = 0, photos = 0 } = counts;
  return (
    <>
      <Text>
        {text.ready(animals, stays, photos)} {expiresAt !== null && text.until(localDateTime(expiresAt))}
      </Text>
      <Group>
        <DownloadLink
          href={file}
          variant="filled"
          load={async () => {
            await callApi("POST /export/:id/download", { params: { id }, reload: "never" });
            follow(file);
          }}
          failed={text.downloadFailed}
        >
          {text.download(sizeOf(bytes ?? 0))}
        </DownloadLink>
      </Group>
      <Text size="sm" c="dimmed">
        {text.keepIt}
      </Text>
    </>
  );
}
