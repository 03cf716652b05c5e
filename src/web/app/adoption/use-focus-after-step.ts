import { type RefObject, useEffect, useRef } from "react";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";

type State = Pick<Adoption, "currentStageType" | "currentStageStatus" | "outcome">;

/**
 * After a step its button is gone: the next part is scrolled into view and gets the focus.
 * @returns the ref for the next part's heading; it needs `tabIndex={-1}`
 */
export function useFocusAfterStep(adoption: State): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = `${adoption.currentStageType} ${adoption.currentStageStatus} ${adoption.outcome}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // Somebody who is typing elsewhere keeps the focus.
    if (document.activeElement?.matches("input, textarea, select")) return;
    heading.current?.focus({ preventScroll: true });
    // At the edge the header would cover it.
    heading.current?.scrollIntoView({ block: "center" });
  }, [state]);
  return heading;
}
