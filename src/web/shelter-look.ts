import { photoPath } from "../contract/platform/photo-path.ts";
import { BUILT_IN_SHELTER, type Shelter } from "../contract/platform/shelter.ts";

/** The address of the style sheet with the tokens of an accent colour; undefined for the built-in one, which `tokens.css` has. */
export const accentStyles = ({ accentColour }: Pick<Shelter, "accentColour">): string | undefined =>
  accentColour === BUILT_IN_SHELTER.accentColour ? undefined : `/accent/${accentColour.slice(1)}.css`;

type Icon = { rel: string; href: string; type?: string };

/** The icons of a document: the shelter's logo, or the built-in paw. */
export function shelterIcons({ logoId }: Pick<Shelter, "logoId">): Icon[] {
  if (logoId !== null) return ["icon", "apple-touch-icon"].map((rel) => ({ rel, href: photoPath(logoId, 320) }));
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ];
}
