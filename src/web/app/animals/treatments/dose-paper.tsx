import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { TEST_RESULTS } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { SheetDose, UnitOfDoses } from "./dose-list.ts";
import { DoseDetail, DoseState, doneText } from "./dose-words.tsx";

const EMPTY = "☐";
const TICKED = { given: "☑", skipped: "–" } as const;

/** The doses of a day on paper, for who walks with a pencil: a box to tick, and room for the batch, the time and a name. */
export function DosePaper({ units, day }: { units: readonly UnitOfDoses[]; day: string }) {
  const title = useId();
  const text = animalsTexts().treatments.sheet;
  const { data } = useQuery(apiQuery("GET /shelter/vet"));
  if (units.length === 0) return null;
  return (
    <section className="on-paper dose-paper">
      <h2 id={title}>{text.title(localDay(day))}</h2>
      {data?.vet && <p>{text.vet(data.vet)}</p>}
      <table aria-labelledby={title}>
        <thead>
          <tr>
            <th>{appTexts().words.animal}</th>
            <th>{text.what}</th>
            <th>{text.given}</th>
            <th>{recordTexts().treatments.fields.batch}</th>
            <th>{text.byAndWhen}</th>
          </tr>
        </thead>
        {units.map(({ key, name, doses }) => (
          <tbody key={key}>
            <tr>
              <th colSpan={5} scope="rowgroup">
                {name}
              </th>
            </tr>
            {doses.map((dose) => (
              <Row key={dose.id} dose={dose} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row({ dose }: { dose: SheetDose }) {
  const { animal, kind, done } = dose;
  const { results } = animalsTexts().treatments;
  const words = kind.category === "test" && !done ? TEST_RESULTS.map((result) => results[result]) : [""];
  return (
    <tr>
      <th scope="row">{animal.name}</th>
      <td>
        {kind.name} <DoseState dose={dose} />
        <DoseDetail dose={dose} />
      </td>
      <td className="dose-boxes">
        {words.map((word) => (
          <div key={word}>{`${done ? TICKED[done.is] : EMPTY} ${word}`}</div>
        ))}
      </td>
      <td>{kind.needsBatch ? done?.batch : "–"}</td>
      <td>{done && doneText({ ...done, batch: "" })}</td>
    </tr>
  );
}
