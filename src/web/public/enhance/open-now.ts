import { type OpeningToday, openingToday } from "../../../contract/opening-hours.ts";

type Carried = Parameters<typeof openingToday>[0] & { words: Record<OpeningToday["state"], string> };

const MINUTE_MS = 60_000;

/** Says whether the shelter is open now, by the shelter's clock, and keeps it true while the page stays open. */
export function enhanceOpenNow(element: HTMLElement): void {
  const { words, ...hours }: Carried = JSON.parse(element.dataset.openNow ?? "");
  const tell = () => {
    const today = openingToday(hours, new Date());
    const [opens, closes] = ["opens" in today ? today.opens : "", "closes" in today ? today.closes : ""];
    const sentence = words[today.state].replace("{opens}", opens).replace("{closes}", closes);
    if (element.textContent !== sentence) element.textContent = sentence;
    element.dataset.state = today.state;
  };
  tell();
  setInterval(tell, MINUTE_MS);
}
