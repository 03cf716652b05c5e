import { Alert } from "@mantine/core";
import type { Dashboard } from "../../../../contract/overview/dashboard.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { whole } from "../statistics/numbers.ts";

const MEGABYTE = 1024 * 1024;

/** What keeps the server from saving now, or soon will; nothing when all is well, and for who is no admin. */
export function ServerNotice({ numbers }: { numbers: Dashboard | undefined }) {
  const text = appTexts().adminDashboard.server;
  if (numbers?.isReadOnly) return <Alert color="red">{text.isReadOnly}</Alert>;
  const left = numbers?.diskBytesLeft ?? null;
  if (left === null) return null;
  return <Alert color="yellow">{text.littleDisk(`${whole(Math.floor(left / MEGABYTE))} MB`)}</Alert>;
}
