import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";

/** The width of the white border around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code, drawn here: what is in it goes to nobody. @param props.label what it is, for who does not see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => generate(text), [text]);
  const side = code.size + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}
