import { Anchor, Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "react-router";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { confirmedBatch, DoseDeeds, type DoseWork, Refused } from "./dose-deeds.tsx";
import { byKind, type SheetDose, type UnitOfDoses } from "./dose-list.ts";
import { DoseDetail, DoseState, doneText } from "./dose-words.tsx";

type Props = { units: readonly UnitOfDoses[]; work: DoseWork };

/** The doses of a day as on a clip-board: units and their animals down, in each row what is given and one tap for it. */
export function DoseSheet({ units, work }: Props) {
  const text = animalsTexts().treatments.sheet;
  return (
    <table className="dose-sheet no-print">
      <caption className="visually-hidden">{appTexts().shell.navigation.treatments}</caption>
      <thead>
        <tr>
          <th scope="col">{appTexts().words.animal}</th>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.when}</th>
          <th scope="col">{text.given}</th>
        </tr>
      </thead>
      {units.map((unit) => (
        <tbody key={unit.key}>
          <tr className="dose-unit">
            <th colSpan={4} scope="rowgroup">
              <div className="dose-cell">
                <span className="dose-place">{unit.name}</span>
                {byKind(unit.doses).map(({ kind, doses }) => (
                  <WholeUnit key={kind.id} doses={doses} work={work} />
                ))}
              </div>
            </th>
          </tr>
          {unit.doses.map((dose) => (
            <Row key={dose.id} dose={dose} work={work} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** One button for all doses of a kind for which nobody has to look at anything; afterwards it takes them back. */
function WholeUnit({ doses, work }: { doses: readonly SheetDose[]; work: DoseWork }) {
  const { sheet } = animalsTexts().treatments;
  const open = doses.filter(({ done }) => !done);
  const own = doses.filter(({ done }) => done?.seq !== undefined);
  const [first] = doses;
  if (!first || doses.length < 2 || first.kind.category === "test") return null;
  const { kind } = first;
  const batch = confirmedBatch(kind, work.batches);
  if (open.length === 0 && own.length > 1) {
    const takeBack = async () => {
      for (const dose of own) await work.ungive(dose.animal, dose);
    };
    return (
      <Button variant="subtle" onClick={() => void takeBack()}>
        {animalsTexts().rounds.undoLabel(sheet.all(kind.name, own.length))}
      </Button>
    );
  }
  if (open.length < 2 || (kind.needsBatch && !batch)) return null;
  const all = sheet.all(kind.name, open.length);
  const how = kind.needsBatch && batch ? { batch } : {};
  return (
    <Button
      variant="light"
      onClick={() =>
        void work.give(
          open.map((dose) => ({ animal: dose.animal, dose })),
          how,
        )
      }
    >
      {how.batch ? animalsTexts().rounds.withBatch(all, how.batch) : all}
    </Button>
  );
}

function Row({ dose, work }: { dose: SheetDose; work: DoseWork }) {
  const { animal, kind, done, refused = [] } = dose;
  return (
    <tr data-done={done ? true : undefined}>
      <th scope="row">
        <Anchor component={Link} to={`/admin/animal/${animal.id}`} inherit fw={600}>
          {animal.name}
        </Anchor>
      </th>
      <td>
        {kind.name}
        <DoseDetail dose={dose} />
        <Refused items={refused} />
      </td>
      <td className="dose-when">
        <DoseState dose={dose} />
      </td>
      <td className="dose-given">
        <div className="dose-cell" data-end>
          {done && (
            <span className="dose-done">
              <IconCheck size={20} stroke={2.4} aria-hidden /> {doneText(done)}
            </span>
          )}
          <DoseDeeds animal={animal} dose={dose} work={work} />
        </div>
      </td>
    </tr>
  );
}
