import { LOGO } from "../../logo.ts";

/** The shelter's mark: a paw under a roof. */
export function Brand() {
  return (
    <svg className="logo" viewBox={`0 0 ${LOGO.size} ${LOGO.size}`} aria-hidden="true">
      <path className="logo-roof" d={LOGO.roof} strokeWidth={LOGO.roofWidth} />
      <path className="logo-paw" d={LOGO.paw} />
    </svg>
  );
}
