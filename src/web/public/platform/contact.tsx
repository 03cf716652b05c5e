import {
  exceptionInWords,
  hoursInWords,
  type OpeningToday,
  openingTodayInWords,
} from "../../../contract/platform/opening-hours.ts";
import {
  type DayThatDiffers,
  PHONE_COUNTRY_CODE,
  shelter,
  shelterAddress,
  shelterPhone,
} from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

/** The shelter's telephone number, to be called with one press; nothing while its record has none. */
export function PhoneLink() {
  const { phone } = shelter();
  return phone ? <a href={`tel:${PHONE_COUNTRY_CODE}${phone}`}>{shelterPhone()}</a> : null;
}

/** The shelter's e-mail address, to be written to with one press; nothing while its record has none. */
export function EmailLink() {
  const { email } = shelter();
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}

/**
 * The address and the hours. Whether the shelter is open now is found out by the browser (enhance/open-now.ts), from the hours
 * that the footer carries: the page itself may be some time old. Without a script the hours stand alone.
 */
export function WhereAndWhen({ isInFooter = false }: { isInFooter?: boolean }) {
  const { openingHours } = shelter();
  const address = shelterAddress();
  return (
    <div className="where-and-when">
      {address && <p>{address}</p>}
      {openingHours.length === 0 && <p>{recordTexts().shelter.hours.none}</p>}
      {hoursInWords(openingHours).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {openingHours.length > 0 && (isInFooter ? <OpenToday /> : <p className="open-today" />)}
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
