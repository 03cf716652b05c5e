import { type RefObject, useEffect, useRef } from "react";
import type { Adoption } from "../../../contract/adoptions.ts";

type State = Pick<Adoption, "currentStageType" | "currentStageStatus" | "outcome">;

/**
 * Once a step was taken, its button is gone: what comes next is brought to sight, and gets the focus.
 * @returns for the heading of what comes next; it needs `tabIndex={-1}`
 */
export function useFocusAfterStep(adoption: State): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = `${adoption.currentStageType} ${adoption.currentStageStatus} ${adoption.outcome}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // Whoever is typing elsewhere on the screen is left there.
    if (document.activeElement?.matches("input, textarea, select")) return;
    heading.current?.focus({ preventScroll: true });
    // Not at the edge, where the header stands.
    heading.current?.scrollIntoView({ block: "center" });
  }, [state]);
  return heading;
}
