import { BRAND } from "../../demo/portraits/palette.ts";
import { LOGO } from "../../src/web/logo.ts";

const DARK_SCHEME = `<style>@media (prefers-color-scheme: dark) { .paw { fill: ${BRAND.paper} } }</style>`;

const paths = `<path d="${LOGO.roof}" fill="none" stroke="${BRAND.terracotta}" stroke-width="${LOGO.roofWidth}" stroke-linecap="round" stroke-linejoin="round"/><path class="paw" d="${LOGO.paw}" fill="${BRAND.pine}"/>`;

/** The logo for a browser's tab; in dark mode the paw is light. @returns an SVG */
export const drawTabIcon = (): string => svg(0, DARK_SCHEME + paths);

/** The logo on a paper-coloured square, for home screens. @returns an SVG */
export function drawAppIcon(): string {
  const margin = LOGO.size / 5;
  const whole = LOGO.size + 2 * margin;
  return svg(margin, `<path d="M${-margin} ${-margin}h${whole}v${whole}h${-whole}z" fill="${BRAND.paper}"/>${paths}`);
}

/** The logo on a paper-coloured circle. @returns an SVG */
export function drawBadge(): string {
  const half = LOGO.size / 2;
  return svg(half / 2, `<circle cx="${half}" cy="${half}" r="${1.5 * half}" fill="${BRAND.paper}"/>${paths}`);
}

function svg(margin: number, content: string): string {
  const whole = LOGO.size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${whole} ${whole}" width="${whole}" height="${whole}">${content}</svg>`;
}
