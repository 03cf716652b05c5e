import { lazy } from "react";
import { Outlet } from "react-router";
import { type RecordPanel, RecordPanelsContext } from "../platform/kit/record-panels.tsx";

/** Loaded with the first record that is opened. */
const OpenTasks = lazy(() =>
  import("../calendar/tasks/open-tasks.tsx").then(({ OpenTasks }) => ({ default: OpenTasks })),
);

const PANELS: readonly RecordPanel[] = [OpenTasks];

/** All screens, which show on records what other areas have about them. */
export const WithRecordPanels = () => (
  <RecordPanelsContext value={PANELS}>
    <Outlet />
  </RecordPanelsContext>
);
