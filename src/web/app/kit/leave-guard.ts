import { useEffect } from "react";
import { useBlocker } from "react-router";
import { isSigningIn } from "../api.ts";
import { askFirst } from "./ask-first.tsx";
import { dropDraft } from "./draft.ts";

/** The question before unsaved changes are lost. @returns whether they may be */
export const askToLeave = (): Promise<boolean> =>
  askFirst({ title: "Leave without saving?", text: "What you changed here will be lost.", yes: "Leave" });

/** Asks before unsaved changes are left behind, within the application and at the browser's own ways out. */
export function useLeaveGuard(hasChanges: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    askToLeave().then((yes) => {
      if (!yes) return blocker.reset();
      dropDraft();
      blocker.proceed();
    });
  }, [blocker]);
  useEffect(() => {
    if (!hasChanges) return;
    const stay = (event: BeforeUnloadEvent) => {
      if (!isSigningIn()) event.preventDefault();
    };
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [hasChanges]);
}
