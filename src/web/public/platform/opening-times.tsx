import {
  exceptionInWords,
  hoursInWords,
  type OpeningToday,
  openingTodayInWords,
} from "../../../contract/platform/opening-hours.ts";
import { type DayThatDiffers, shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

/** The weekly opening hours, whether the shelter is open now, and the coming exceptions; for a list of terms. */
export function OpeningTimes({ today, exceptions }: { today: OpeningToday; exceptions: readonly DayThatDiffers[] }) {
  const { openingHours } = shelter();
  if (openingHours.length === 0 && exceptions.length === 0) return <dd>{recordTexts().shelter.hours.none}</dd>;
  return (
    <>
      {hoursInWords(openingHours).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      <dd className={today.state === "open" ? "open-now" : "soft"}>{openingTodayInWords(today)}</dd>
      {exceptions.map((exception) => (
        <dd key={exception.on}>{exceptionInWords(exception)}</dd>
      ))}
    </>
  );
}
