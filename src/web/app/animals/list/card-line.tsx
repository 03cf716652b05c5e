import { listed } from "../../../../contract/platform/dates.ts";
import { animalsTexts } from "../texts.ts";
import { placeOf } from "./animal-columns.tsx";
import { useAnimalRow } from "./animal-rows.tsx";

/** It keeps its line while it is read, so that nothing moves under the finger. */
const NOTHING_YET = "\u00a0";

/** Where an animal is and how long it is here, on its card; nothing for one that has left. */
export function CardLine({ id }: { id: number }) {
  const row = useAnimalRow(id);
  if (!row || row.daysHere === null) return <p className="detail">{NOTHING_YET}</p>;
  const { days, lessThanADay } = animalsTexts().stays.now;
  return <p className="detail">{listed(placeOf(row), row.daysHere === 0 ? lessThanADay : days(row.daysHere))}</p>;
}
