import { LOGO } from "../contract/platform/logo.ts";
import { photoPath } from "../contract/platform/photo-path.ts";

/** The shelter's logo, or the built-in one: a paw under a roof. */
export function LogoPicture({ logoId }: { logoId: number | null }) {
  if (logoId !== null) return <img className="logo is-picture" src={photoPath(logoId, 320)} alt="" />;
  return (
    <svg className="logo" viewBox={`0 0 ${LOGO.size} ${LOGO.size}`} aria-hidden="true">
      <path className="logo-roof" d={LOGO.roof} strokeWidth={LOGO.roofWidth} />
      <path className="logo-paw" d={LOGO.paw} />
    </svg>
  );
}
