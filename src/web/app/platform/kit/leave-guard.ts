import { useHotkeys } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useBlocker, useNavigate } from "react-router";
import { isSigningIn } from "../api.ts";
import { appTexts } from "../texts/texts.ts";
import { confirmAction } from "./confirm-action.tsx";
import { deleteDraft } from "./draft.ts";

/** Asks for confirmation before unsaved changes are lost. */
export function askToLeave(): Promise<boolean> {
  const { title, text, confirm } = appTexts().kit.leave;
  return confirmAction({ title, text, yes: confirm });
}

/** Asks before a screen with unsaved changes is left, by navigation, reload or closing the tab. */
export function useLeaveGuard(hasChanges: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    askToLeave().then((yes) => {
      if (!yes) return blocker.reset();
      deleteDraft();
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

/**
 * Guards a form with unsaved changes, and leaves the screen after a save.
 * @returns a function that navigates to an address, and ends when it is reached; the guard is switched off first
 */
export function useLeaveAfterSave(hasChanges: boolean): (to: string) => Promise<void> {
  const [target, setTarget] = useState<{ to: string; end: () => void }>();
  const navigate = useNavigate();
  useLeaveGuard(hasChanges && target === undefined);
  useEffect(() => {
    if (target) Promise.resolve(navigate(target.to)).finally(target.end);
  }, [target, navigate]);
  return (to) => new Promise((end) => setTarget({ to, end }));
}

/** Escape leaves the screen, but not while a dialog is open (`dialog-keys.ts`). @param to the address to go to */
export function useLeaveOnEscape(to: string): void {
  const navigate = useNavigate();
  useHotkeys([["Escape", () => navigate(to)]]);
}
