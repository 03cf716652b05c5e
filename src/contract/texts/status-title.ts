import { recordTexts } from "./texts.ts";

/** The message of a status without a specific one (spec §8), in the reader's language. */
export function statusTitle(status: number): string {
  const { other, ...titles } = recordTexts().statusTitles;
  return (titles as Readonly<Record<number, string>>)[status] ?? other;
}
