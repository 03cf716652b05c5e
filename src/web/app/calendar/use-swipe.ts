import { type TouchEvent, useRef } from "react";

/** How far a finger goes sideways, in pixels, before it turns the page. */
const SWIPE = 70;
/** A finger that stays as long before it moves drags an entry. */
const QUICK_MS = 350;

type Start = { x: number; y: number; at: number; isScrolling: boolean; moved?: number };

/** Whether something around an element scrolls sideways: there a finger scrolls. */
function scrollsSideways(target: Element, end: Element): boolean {
  for (let element: Element | null = target; element && end.contains(element); element = element.parentElement) {
    const { overflowX } = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && ["auto", "scroll"].includes(overflowX)) return true;
  }
  return false;
}

/** A swipe to the side goes to the days before or after. @param quick where a finger that stays drags */
export function useSwipe(step: (by: 1 | -1) => void, { quick = false } = {}) {
  const start = useRef<Start>(undefined);
  return {
    onTouchStart({ touches, currentTarget, target, timeStamp }: TouchEvent) {
      const first = touches[0];
      const isScrolling = scrollsSideways(target as Element, currentTarget);
      const one = first && touches.length === 1;
      start.current = one ? { x: first.clientX, y: first.clientY, at: timeStamp, isScrolling } : undefined;
    },
    onTouchMove({ timeStamp }: TouchEvent) {
      if (start.current) start.current.moved ??= timeStamp;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const last = changedTouches[0];
      const from = start.current;
      if (!last || !from || from.isScrolling || (quick && (from.moved ?? 0) - from.at > QUICK_MS)) return;
      const [x, y] = [last.clientX - from.x, last.clientY - from.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
