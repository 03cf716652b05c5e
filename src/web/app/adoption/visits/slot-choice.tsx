import { dayIn } from "../../../../contract/platform/time.ts";
import { dayName, shelterZone, timeOfDay } from "../../../format.ts";

type Props = { slots: readonly string[]; chosen: string | null; choose: (slot: string) => void };

/** Free times by days, to choose one from: one press chooses. */
export function SlotChoice({ slots, chosen, choose }: Props) {
  const byDay = Map.groupBy(slots, (slot) => dayIn(shelterZone(), new Date(slot)));
  return (
    <div className="slot-days">
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`slots-${day}`}>
          <h2 id={`slots-${day}`}>{dayName(ofDay[0] ?? "")}</h2>
          <ul className="slots">
            {ofDay.map((slot) => (
              <li key={slot}>
                <button type="button" className="slot" aria-pressed={slot === chosen} onClick={() => choose(slot)}>
                  <time dateTime={slot}>{timeOfDay(slot)}</time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
