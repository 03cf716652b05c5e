import { SIGN_NAMES, SIGNS } from "../../../../contract/animals/observations.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { signValue } from "../words/signs.ts";
import type { Stop } from "./daily-round.ts";
import { stopName } from "./round-unit.tsx";

/** On paper: a sheet for each unit with boxes to tick, for who walks with a pencil. */
export function RoundSheets({ stops, day }: { stops: readonly Stop[]; day: string }) {
  const text = animalsTexts().rounds.sheet;
  const { signs } = recordTexts().observations;
  return (
    <div className="round-sheets">
      {stops.map((stop) => (
        <section key={stop.key}>
          <h2>{text.title(stopName(stop), localDay(day))}</h2>
          <table>
            <thead>
              <tr>
                <th>{appTexts().words.animal}</th>
                <th>{text.doses}</th>
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
                  <td>
                    {animal.doses.map(({ id, kind }) => (
                      <Box key={id} text={kind.name} />
                    ))}
                  </td>
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

const Box = ({ text }: { text: string }) => <div>{`☐ ${text}`}</div>;
