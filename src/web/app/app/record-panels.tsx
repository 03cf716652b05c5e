import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { WALK, walkLeft } from "../overview/waiting/walk-left.ts";
import { type RecordPanel, RecordPanelsContext } from "../platform/kit/record-panels.tsx";
import { loadAllTexts } from "../platform/texts/load.ts";

/** Loaded with the first record that is opened. */
const OpenTasks = lazy(() =>
  import("../calendar/tasks/open-tasks.tsx").then(({ OpenTasks }) => ({ default: OpenTasks })),
);

const PANELS: readonly RecordPanel[] = [OpenTasks];

const WalkReturn = lazy(
  async () => (await Promise.all([import("../overview/waiting/walk-return.tsx"), loadAllTexts()]))[0],
);

/** The way back to a walk that led to this screen; who is on none loads nothing. */
function WayToWalk() {
  const { pathname } = useLocation();
  if (pathname === WALK || !walkLeft()) return null;
  return (
    <Suspense>
      <WalkReturn />
    </Suspense>
  );
}

/** All screens, which show on records what other areas have about them. */
export const WithRecordPanels = () => (
  <RecordPanelsContext value={PANELS}>
    <WayToWalk />
    <Outlet />
  </RecordPanelsContext>
);
