import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A part of a screen to which an address leads: `#name` at its end. */
export function PlaceInScreen({ name, children }: { name: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address pressed again leads there again.
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView();
  }, [hash, name, key]);
  return (
    <div id={name} ref={place}>
      {children}
    </div>
  );
}
