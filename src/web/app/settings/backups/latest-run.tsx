import { Alert, Button, Group, Progress, Text } from "@mantine/core";
import { BACKUP_STEPS, type BackupRun } from "../../../../contract/settings/backups.ts";
import { localDateTime } from "../../../format.ts";
import { sizeOf } from "../../platform/attachments/file-size.ts";
import { callApi } from "../../platform/calls.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { settingsTexts } from "../texts.ts";

/** The backup that is made, or why the last one failed, and the button for one more. */
export function LatestRun({ run, isDemonstration }: { run: BackupRun | null; isDemonstration: boolean }) {
  const text = settingsTexts().backups;
  const { isBusy, run: send } = useSend();
  if (run && run.finishedAt === null) return <Making run={run} />;
  return (
    <>
      {run?.state === "failed" && (
        <Alert color="red" variant="light" role="alert" title={text.failed(localDateTime(run.startedAt))}>
          {run.failure}
        </Alert>
      )}
      <Group>
        <Button
          loading={isBusy}
          disabled={isDemonstration}
          onClick={() => send(() => callApi("POST /backups"), text.makeFailed)}
        >
          {text.make}
        </Button>
      </Group>
    </>
  );
}

function Making({ run: { step, bytes } }: { run: BackupRun }) {
  const text = settingsTexts().backups;
  const at = step ? BACKUP_STEPS.indexOf(step) + 1 : 0;
  return (
    <div>
      <Progress value={(at / (BACKUP_STEPS.length + 1)) * 100} size="lg" animated aria-label={text.progress} />
      <Text mt="xs" role="status">
        {step ? text.steps[step] : text.waiting}
      </Text>
      <Text c="dimmed">
        {bytes > 0 && `${text.soFar(sizeOf(bytes))} `}
        {text.mayLeave}
      </Text>
    </div>
  );
}
