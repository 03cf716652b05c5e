import { href } from "../../../contract/platform/href.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { BUILT_IN_SHELTER, shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { pageTexts } from "../texts/texts.ts";

const BUILT_IN_ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
];

/** @returns the web app manifest in the reader's language, as JSON */
export function renderManifest(): string {
  const { name, logoId } = shelter();
  const { shortName, description } = pageTexts().chrome.manifest;
  return JSON.stringify({
    name,
    // Home screens have room for one short word, so the built-in name is shortened.
    short_name: name === BUILT_IN_SHELTER.name ? shortName : name,
    description,
    lang: currentLanguage(),
    start_url: href("/"),
    display: "minimal-ui",
    background_color: "#fbf8f3",
    theme_color: "#fbf8f3",
    icons: logoId === null ? BUILT_IN_ICONS : [{ src: photoPath(logoId, 640), sizes: "any" }],
  });
}
