import { useState } from "react";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { LOGO } from "../../../logo.ts";

/** Where and when each paw falls: scattered over the width, one soon after the other. */
const PAWS = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 37 + 3) % 97}%`,
  animationDelay: `${at * 60}ms`,
}));

/**
 * When an adoption is completed while the adopter looks at it, paws rain for two seconds. They are hidden from screen
 * readers and clicks, and from people who asked for less motion (user-area.css).
 */
export function Celebration({ adoption: { outcome } }: { adoption: Adoption }) {
  const [wasOpen] = useState(outcome === null);
  if (!wasOpen || outcome !== "completed") return null;
  return (
    <div className="joy" aria-hidden="true">
      {PAWS.map((place) => (
        <svg key={place.left} style={place} viewBox="8 12 24 24" role="presentation">
          <path d={LOGO.paw} />
        </svg>
      ))}
    </div>
  );
}
