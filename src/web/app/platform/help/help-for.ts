import { isUnder } from "../../../../contract/platform/admin-paths.ts";
import { appTexts } from "../texts/texts.ts";

const PANELS = { staff: "/admin", user: "/user_page" } as const;

/** @returns what a screen is for, in the words of the longest address that it is or is below; undefined when nothing is said */
export function helpFor(path: string): string | undefined {
  const panel = isUnder(path, PANELS.staff) ? "staff" : "user";
  const start = PANELS[panel];
  if (!isUnder(path, start)) return undefined;
  const texts: Readonly<Record<string, string>> = appTexts().help[panel];
  const rest = path.slice(start.length + 1);
  const names = Object.keys(texts).filter((name) => (name === "" ? rest === "" : isUnder(rest, name)));
  const [longest] = names.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? undefined : texts[longest];
}
