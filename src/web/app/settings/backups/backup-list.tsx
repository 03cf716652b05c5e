import { Button, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Backup } from "../../../../contract/settings/backups.ts";
import { callPath } from "../../../call-path.ts";
import { localDate, localDateTime } from "../../../format.ts";
import { sizeOf } from "../../platform/attachments/file-size.ts";
import { callApi } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { follow } from "../../platform/kit/download-link.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";

type Props = { items: readonly Backup[]; isDemonstration: boolean };

/** The backups that there are, the newest first, each with its download. */
export function BackupList({ items, isDemonstration }: Props) {
  const text = settingsTexts().backups;
  if (items.length === 0) return <Text>{text.none}</Text>;
  return (
    <>
      <div className="backup-list">
        <DataTable
          caption={text.list}
          rows={items.map((item) => ({ ...item, id: item.name }))}
          columns={[
            { head: appTexts().words.when, cell: ({ madeAt }) => <When at={madeAt} hasTime /> },
            { head: text.size, cell: ({ bytes }) => sizeOf(bytes), isNumber: true },
            { head: text.kind, cell: ({ isEncrypted }) => (isEncrypted ? appTexts().words.yes : appTexts().words.no) },
            { head: text.by, cell: ({ by }) => by ?? text.server },
            { head: text.tried, cell: ({ tried }) => triedText(tried) },
            {
              head: appTexts().words.download,
              cell: (item) => <Download item={item} isOff={isDemonstration} />,
              className: "is-action",
            },
          ]}
        />
      </div>
      <Text c="dimmed">{text.secret}</Text>
    </>
  );
}

function triedText(tried: Backup["tried"]): string {
  const text = settingsTexts().backups;
  if (!tried) return text.notTried;
  const day = localDate(tried.at);
  return tried.failure === null ? text.triedWell(day) : text.triedBadly(day, tried.failure);
}

/** Asks first whether it may be downloaded, so that people show again who they are; then the browser fetches the file. */
function Download({ item: { name, madeAt }, isOff }: { item: Backup; isOff: boolean }) {
  const text = settingsTexts().backups;
  const { isBusy, run } = useSend();
  async function download() {
    await callApi("GET /backups/:name", { params: { name } });
    follow(callPath("GET /backups/:name/file", { name }), name);
  }
  return (
    <Button
      size="sm"
      variant="outline"
      loading={isBusy}
      disabled={isOff}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={`${appTexts().words.download} ${text.downloadOf(localDateTime(madeAt))}`}
      onClick={() => run(download, text.downloadFailed)}
    >
      {appTexts().words.download}
    </Button>
  );
}
