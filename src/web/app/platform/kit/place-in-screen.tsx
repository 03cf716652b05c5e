import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** How long what stands above the place may still be loading, in milliseconds. */
const SETTLES_MS = 3000;
/** What a person does who wants to look elsewhere: from then on they are not led back. */
const OWN_MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Brings a place into sight, and keeps it there while what stands above it is loaded. @returns what ends that */
function leadTo(place: HTMLElement): () => void {
  const watch = new ResizeObserver(() => place.scrollIntoView());
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, end);
  };
  const timer = setTimeout(end, SETTLES_MS);
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true });
  place.scrollIntoView();
  watch.observe(document.body);
  return end;
}

/** A part of a screen to which an address leads: `#name` at its end. */
export function PlaceInScreen({ name, children }: { name: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address pressed again leads there again.
  useEffect(() => {
    if (hash === `#${name}` && place.current) return leadTo(place.current);
  }, [hash, name, key]);
  return (
    <div id={name} ref={place}>
      {children}
    </div>
  );
}
