import { useState } from "react";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { LOGO } from "../../../logo.ts";

/** Where and when each paw falls: scattered over the width, one soon after the other. */
const PAWS = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 37 + 3) % 97}%`,
  animationDelay: `${at * 60}ms`,
}));

/**
 * Paws that rain for two seconds when an adoption is completed before the adopter's eyes, once. They are no part of the
 * page for reading aids and clicks, and are not there for who asked for less motion (user-area.css).
 */
export function Joy({ adoption: { outcome } }: { adoption: Adoption }) {
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
