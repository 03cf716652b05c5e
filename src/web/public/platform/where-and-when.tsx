import { hoursInWords } from "../../../contract/platform/opening-hours.ts";
import { shelter, shelterAddress } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

/**
 * The address and the hours. Whether the shelter is open now is found out by the browser (enhance/open-now.ts), from the hours
 * that the page carries: the page itself may be some time old. Without a script the hours stand alone.
 */
export function WhereAndWhen() {
  const { openingHours } = shelter();
  const address = shelterAddress();
  return (
    <div className="where-and-when">
      {address && <p>{address}</p>}
      {openingHours.length === 0 && <p>{recordTexts().shelter.hours.none}</p>}
      {hoursInWords(openingHours).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {openingHours.length > 0 && <OpenToday />}
    </div>
  );
}

/** The hours and the sentences, which the public pages' script does not know otherwise. */
function OpenToday() {
  const { openingHours, exceptions, timeZone } = shelter();
  const { openNow, openLater, closedForToday, closedToday } = recordTexts().shelter.hours;
  const days = exceptions.map(({ on, opens, closes }) => ({ on, opens, closes }));
  return (
    <p
      className="open-today"
      data-open-now={JSON.stringify({ openingHours, exceptions: days, timeZone })}
      data-open={openNow("{1}")}
      data-later={openLater("{0}", "{1}")}
      data-over={closedForToday}
      data-closed={closedToday}
    />
  );
}
