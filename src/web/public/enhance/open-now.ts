import { openingToday } from "../../../contract/platform/opening-hours.ts";

type Hours = Parameters<typeof openingToday>[0];

const MINUTE_MS = 60_000;

/** Says whether the shelter is open now, by the shelter's clock, and keeps it true while the page stays open. @param element carries the hours */
export function enhanceOpenNow(element: HTMLElement): void {
  const hours: Hours = JSON.parse(element.dataset.openNow ?? "");
  const update = () => {
    const today = openingToday(hours, new Date());
    const [opens, closes] = ["opens" in today ? today.opens : "", "closes" in today ? today.closes : ""];
    const sentence = (element.dataset[today.state] ?? "").replace("{0}", opens).replace("{1}", closes);
    for (const place of document.querySelectorAll(".open-today")) {
      if (place.textContent !== sentence) place.textContent = sentence;
    }
  };
  update();
  setInterval(update, MINUTE_MS);
}
