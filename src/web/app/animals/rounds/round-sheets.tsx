import { SIGN_NAMES, SIGNS } from "../../../../contract/animals/observations.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { UnitOfDoses } from "../treatments/dose-list.ts";
import { DosePaper } from "../treatments/dose-paper.tsx";
import { signValue } from "../words/signs.ts";
import type { Stop } from "./daily-round.ts";
import { stopName } from "./round-unit.tsx";

/** On paper: the sheet of doses, and one for each unit with boxes to tick, for who walks with a pencil. */
export function RoundSheets({ stops, day }: { stops: readonly Stop[]; day: string }) {
  const text = animalsTexts().rounds.sheet;
  const { signs } = recordTexts().observations;
  return (
    <div className="on-paper round-sheets">
      <DosePaper units={dosesOf(stops)} day={day} />
      {stops.map((stop) => (
        <section key={stop.key}>
          <h2>{text.title(stopName(stop), localDay(day))}</h2>
          <table>
            <thead>
              <tr>
                <th>{appTexts().words.animal}</th>
                {SIGN_NAMES.map((name) => (
                  <th key={name}>{signs[name]}</th>
                ))}
                <th>{text.weight}</th>
                <th>{appTexts().words.note}</th>
              </tr>
            </thead>
            <tbody>
              {stop.animals.map((animal) => (
                <tr key={animal.id}>
                  <th scope="row">
                    {animal.name}
                    <Box text={animalsTexts().rounds.normal} />
                  </th>
                  {SIGN_NAMES.map((name) => (
                    <td key={name}>
                      {SIGNS[name].map((value) => (
                        <Box key={value} text={signValue(name, value)} />
                      ))}
                    </td>
                  ))}
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

const dosesOf = (stops: readonly Stop[]): UnitOfDoses[] =>
  stops
    .map((stop) => ({
      key: stop.key,
      name: stopName(stop),
      doses: stop.animals.flatMap((animal) => animal.doses.map((dose) => ({ ...dose, animal }))),
    }))
    .filter(({ doses }) => doses.length > 0);

const Box = ({ text }: { text: string }) => <div>{`☐ ${text}`}</div>;
