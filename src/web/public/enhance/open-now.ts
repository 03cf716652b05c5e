import { openingToday } from "../../../contract/platform/opening-hours.ts";

type Hours = Parameters<typeof openingToday>[0];

const MINUTE_MS = 60_000;

/** Says whether the shelter is open now, by the shelter's clock, and keeps it true while the page stays open. */
export function enhanceOpenNow(element: HTMLElement): void {
  const hours: Hours = JSON.parse(element.dataset.openNow ?? "");
  const update = () => {
    const today = openingToday(hours, new Date());
    const [opens, closes] = ["opens" in today ? today.opens : "", "closes" in today ? today.closes : ""];
    const sentence = (element.dataset[today.state] ?? "").replace("{0}", opens).replace("{1}", closes);
    if (element.textContent !== sentence) element.textContent = sentence;
  };
  update();
  setInterval(update, MINUTE_MS);
}
